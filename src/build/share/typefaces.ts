import { readFileSync } from "node:fs"
import { type Font, type Glyph, parse } from "opentype.js"

/** The site's own typefaces, cut for share pictures by `npm run generate`. */
const files = { serif: "fraunces-share.ttf", sans: "instrument-sans-share.ttf" } as const

export type Face = keyof typeof files

/** The outline of a letter, in the face that has it. */
export interface Letter {
  readonly glyph: Glyph
  readonly font: Font
}

const fontIn = (file: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(`src/styles/fonts/${file}`)
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

const loaded = new Map<Face, Font>()

const fontOf = (face: Face) => {
  const font = loaded.get(face) ?? fontIn(files[face])
  loaded.set(face, font)
  return font
}

/** The letters of a text. One that a face lacks is taken from the sans. */
export const lettersOf = (text: string, face: Face): Letter[] =>
  Array.from(text, (character) => {
    const font =
      [face, "sans" as const].map(fontOf).find((each) => each.charToGlyphIndex(character) > 0) ?? fontOf("sans")
    return { font, glyph: font.charToGlyph(character) }
  })
