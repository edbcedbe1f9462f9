import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { inColour, markFile } from "../src/gatsby-node/mark"
import { readPalette } from "../src/gatsby-node/palette"

/** Gives the mark the brand's colour, and draws the other icons from it, if mark or colour has changed. */
const sizes = {
  "static/favicon-32x32.png": 32,
  "static/icons/icon-192x192.png": 192,
  "static/icons/icon-512x512.png": 512,
}

const colour = readPalette().get("brand")
if (!colour) throw new Error("src/styles/tokens.css defines no colour --brand")
const before = readFileSync(markFile, "utf8")
const mark = inColour(before, colour)
if (mark !== before) writeFileSync(markFile, mark)

const isCurrent = (file: string) => existsSync(file) && statSync(file).mtimeMs >= statSync(markFile).mtimeMs

const drawIcons = async () => {
  mkdirSync("static/icons", { recursive: true })
  for (const [file, size] of Object.entries(sizes))
    if (!isCurrent(file))
      writeFileSync(
        file,
        await sharp(Buffer.from(mark), { density: 3 * size })
          .resize(size, size)
          .png({ palette: true, colours: 16, effort: 10 })
          .toBuffer(),
      )
}

void drawIcons()
