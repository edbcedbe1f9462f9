import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { readPalette } from "../src/gatsby-node/colours/readPalette"
import { asSvg, inColour, markFile, pngMarkFile } from "../src/gatsby-node/mark"

/** Gives the mark the brand's colours, and draws the other icons from it, if mark or colour has changed. */
const sizes = {
  "static/favicon-32x32.png": 32,
  "static/apple-touch-icon.png": 180,
  "static/icons/icon-192x192.png": 192,
  "static/icons/icon-512x512.png": 512,
}

const png = existsSync(pngMarkFile) ? readFileSync(pngMarkFile) : undefined

/** Writes the mark that pages show. */
const writeMark = async () => {
  const before = readFileSync(markFile, "utf8")
  const mark = png ? await asSvg(png) : inColour(before, readPalette())
  if (mark !== before) writeFileSync(markFile, mark)
  return mark
}

const drawIcons = async () => {
  const mark = await writeMark()
  const drawnAt = statSync(png ? pngMarkFile : markFile).mtimeMs
  mkdirSync("static/icons", { recursive: true })
  for (const [file, size] of Object.entries(sizes))
    if (!existsSync(file) || statSync(file).mtimeMs < drawnAt)
      writeFileSync(
        file,
        await sharp(png ?? Buffer.from(mark), png ? {} : { density: 3 * size })
          .resize(size, size)
          .png({ palette: true, colours: png ? 256 : 16, effort: 10 })
          .toBuffer(),
      )
}

void drawIcons()
