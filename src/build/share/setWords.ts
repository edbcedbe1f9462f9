import { type Face, type Letter, lettersOf } from "./typefaces"

export interface Words {
  readonly text: string
  readonly face: Face
  /** The size of the type in pixels. */
  readonly size: number
  /** The longest that a line may be, in pixels. */
  readonly width: number
}

/** A letter in its place, in pixels from the beginning of the first line. */
export interface PlacedLetter extends Letter {
  readonly size: number
  readonly x: number
  /** Where the line stands on which the letter stands. */
  readonly y: number
}

/** From one line to the next, in sizes of the type. */
const lineHeight = 1.08

/** Large type is set a little closer than it was drawn, in sizes of the type. */
const spacing = -0.02

/** Gives each letter of a piece of text its place on a line that begins at 0, and how far the line then is. */
const setPiece = (text: string, { face, size }: Words) => {
  let x = 0
  const letters = lettersOf(text, face).map((letter, place, all) => {
    const next = all[place + 1]
    const { font, glyph } = letter
    const kerning = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0
    const placed = { ...letter, size, x, y: 0 }
    x += ((glyph.advanceWidth ?? 0) + kerning) * (size / font.unitsPerEm) + spacing * size
    return placed
  })
  return { letters, width: x }
}

/** Breaks a text into lines, at spaces and behind hyphens. */
const linesOf = (words: Words) => {
  const lines: string[] = []
  let line = ""
  for (const piece of words.text.split(/(?<=[ -])/)) {
    if (line && setPiece((line + piece).trimEnd(), words).width > words.width) {
      lines.push(line.trimEnd())
      line = ""
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/** Sets words in lines: gives every letter its place, from the first line downwards. */
export const setWords = (words: Words): PlacedLetter[] =>
  linesOf(words).flatMap((line, number) =>
    setPiece(line, words).letters.map((letter) => ({ ...letter, y: number * lineHeight * words.size })),
  )
