const { createTransformer } = require("babel-jest").default

/** Turns the ES modules of a package into CommonJS; everything else in them Node understands. */
module.exports = createTransformer({
  presets: [["@babel/preset-env", { targets: { node: "current" } }]],
  babelrc: false,
  configFile: false,
  compact: true,
})
