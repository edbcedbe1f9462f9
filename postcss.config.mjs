import globalData from "@csstools/postcss-global-data"
import autoprefixer from "autoprefixer"
import customMedia from "postcss-custom-media"

export default { plugins: [globalData({ files: ["src/styles/media.css"] }), customMedia(), autoprefixer()] }
