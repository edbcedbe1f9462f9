const { createTransformer } = require("babel-jest").default

/** Compiles this project's code for Node, whose modules are CommonJS under Jest; everything else as `.babelrc.js`. */
module.exports = createTransformer({
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  babelrc: false,
  configFile: false,
})
