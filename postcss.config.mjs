import globalData from "@csstools/postcss-global-data"
import autoprefixer from "autoprefixer"
import customMedia from "postcss-custom-media"

// A named export, since postcss-loader 7 ignores a module's default export.
export const plugins = [globalData({ files: ["src/styles/media.css"] }), customMedia(), autoprefixer()]
