import { realpathSync } from "node:fs"
import sharp from "sharp"
import { escapeHtml } from "../../site/escapeHtml"

/** The site's typefaces, subset for share pictures by `npm run generate`. */
const faces = {
  serif: { family: "Fraunces", file: "fraunces-share.ttf" },
  sans: { family: "Instrument Sans", file: "instrument-sans-share.ttf" },
} as const

/** The adjustment of the line spacing of large type, relative to its size: tighter than the typeface's default. */
const lineSpacing = -0.16

/** The letter spacing of large type, relative to its size: also tighter. */
const letterSpacing = -0.02

interface Text {
  readonly text: string
  readonly face: keyof typeof faces
  /** The size of the type in pixels. */
  readonly size: number
  /** As in `#1b2340`. */
  readonly colour: string
  /** The maximum line width, in pixels. */
  readonly width: number
  /** The maximum height of all lines together, in pixels; a taller text is scaled down. */
  readonly height: number
}

/** Renders a text in lines, as raw RGBA cropped to the letters. */
export const renderText = ({ text, face, size, colour, width, height }: Text) => {
  const { family, file } = faces[face]
  // Pango counts in 1024ths of a point, and at 72 dpi a point is a pixel.
  const spacing = Math.round(letterSpacing * size * 1024)
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${escapeHtml(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: realpathSync(`src/styles/fonts/${file}`),
      width,
      dpi: 72,
      spacing: Math.round(lineSpacing * size),
      wrap: "word-char",
      rgba: true,
    },
  })
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}
