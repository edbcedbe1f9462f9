import globalData from "@csstools/postcss-global-data"
import autoprefixer from "autoprefixer"
import customMedia from "postcss-custom-media"

// A named export: postcss-loader 7 ignores the default export of a module.
export const plugins = [globalData({ files: ["src/styles/media.css"] }), customMedia(), autoprefixer()]
