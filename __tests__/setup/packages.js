const { createTransformer } = require("babel-jest").default

/** Converts a package's ES modules to CommonJS; Node supports everything else in them. */
module.exports = createTransformer({
  presets: [["@babel/preset-env", { targets: { node: "current" } }]],
  babelrc: false,
  configFile: false,
  compact: true,
})
