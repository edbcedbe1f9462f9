import { readFileSync } from "node:fs"
import { createElement } from "react"
import satori, { type Font } from "satori"

/** The site's own typefaces, cut for these pictures by `npm run generate`. */
const fonts = (): Font[] => [
  { name: "Fraunces", weight: 400, data: readFileSync("src/styles/fonts/fraunces-share.ttf") },
  { name: "Instrument Sans", weight: 500, data: readFileSync("src/styles/fonts/instrument-sans-share.ttf") },
]

/** How far tails reach below the line, in sizes of the type. */
const tail = 0.25

let loaded: Font[] | undefined

interface Words {
  text: string
  font: "Fraunces" | "Instrument Sans"
  /** In pixels. */
  size: number
  colour: string
  width: number
  height: number
}

/** Sets words into a box, from its foot upwards, and gives them as SVG. */
export const drawWords = ({ text, font, size, colour, width, height }: Words) => {
  loaded ??= fonts()
  const style = {
    display: "flex",
    alignItems: "flex-end",
    width,
    // Tails of letters reach below the last line.
    height: height - size * tail,
    // Letters that a face lacks are taken from the other one.
    fontFamily: `${font}, Instrument Sans`,
    fontSize: size,
    lineHeight: 1.08,
    letterSpacing: size * -0.02,
    color: colour,
  }
  return satori(createElement("div", { style }, text), { width, height, fonts: loaded })
}
