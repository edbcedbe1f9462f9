import sharp from "sharp"
import type { PlacedLetter } from "./setWords"

/** How much of each pixel a letter covers, row by row, from 0 to 255; and where it lies from the letter's place. */
export interface Stamp {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly cover: Buffer
}

/** Letters begin at quarters of a pixel, which is as fine as an eye can tell. */
const steps = 4

const draw = async ({ glyph, size }: PlacedLetter, shift: number): Promise<Stamp> => {
  const outline = glyph.getPath(shift, 0, size)
  const { x1, y1, x2, y2 } = outline.getBoundingBox()
  const [left, top] = [Math.floor(x1), Math.floor(y1)]
  const [width, height] = [Math.max(Math.ceil(x2) - left, 1), Math.max(Math.ceil(y2) - top, 1)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${outline.toPathData(2)}"/></svg>`
  return { left, top, width, height, cover: await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer() }
}

const known = new Map<string, Promise<Stamp>>()

/** Draws a letter, once for all pictures that show it. */
export const stampOf = (letter: PlacedLetter) => {
  const shift = Math.round((letter.x % 1) * steps) / steps
  const key = [letter.font.names.fontFamily.en, letter.glyph.index, letter.size, shift].join()
  const stamp = known.get(key) ?? draw(letter, shift)
  known.set(key, stamp)
  return stamp
}
