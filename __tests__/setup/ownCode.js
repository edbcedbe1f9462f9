const { createTransformer } = require("babel-jest").default

/** Compiles this project's code as Gatsby's build does. */
module.exports = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
})
