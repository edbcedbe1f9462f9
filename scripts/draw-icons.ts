import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { readPalette } from "../src/gatsby-node/palette"

/**
 * Writes the site's icons, the mark (src/styles/mark.svg) in the brand's colour as SVG and PNG, if mark or colour has
 * changed.
 */
const favicon = "static/favicon.svg"
const sizes = {
  "static/favicon-32x32.png": 32,
  "static/icons/icon-192x192.png": 192,
  "static/icons/icon-512x512.png": 512,
}

const colour = readPalette().get("brand")
if (!colour) throw new Error("src/styles/tokens.css defines no colour --brand")
const mark = readFileSync("src/styles/mark.svg", "utf8").replaceAll("currentColor", colour)

const drawIcons = async () => {
  if (!existsSync(favicon) || readFileSync(favicon, "utf8") !== mark) {
    mkdirSync("static/icons", { recursive: true })
    for (const [file, size] of Object.entries(sizes))
      writeFileSync(
        file,
        await sharp(Buffer.from(mark), { density: 3 * size })
          .resize(size, size)
          .png({ palette: true, colours: 16, effort: 10 })
          .toBuffer(),
      )
    writeFileSync(favicon, mark)
  }
}

void drawIcons()
