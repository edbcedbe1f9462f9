/** An invisible sign of Unicode (combining grapheme joiner), which the cursor passes together with the sign before it. */
const joiner = "\u034F"

/** Between these two parts of each match the joiner has to be. */
const spoiled = [
  // Each of these pairs would lose its backslash, and the number of a space would become a space.
  /(\\)(?=[\\_])/g,
  /(&)(?=#32;)/g,
  // A mark that opens on one line and closes on the next would be closed and opened again at the line break.
  /(^|\s)(?=(?:_|\*\*|~~|`)[^\n]+\n)/g,
  // Two spaces before a bullet would double the indentation of every list in the text.
  /(^\s{2})(?=(?:[-+*]|\d+\.)\s)/gm,
  // The space after a lone `>` would be added or removed.
  /(^>)(?= ?$)/gm,
]

/** In a line of code that is alone in its paragraph, a backslash before any sign would be lost. */
const spoiledInLine = [/(\\)(?=[!-/:-@[-`{-~])/g, /(&)(?=#\d+;)/g]

const protect = (code: string, patterns: readonly RegExp[]) =>
  patterns.reduce((text, pattern) => text.replace(pattern, `$1${joiner}`), code)

/** A block of code, in which the editing program changes nothing then: it treats code like prose. */
export const protectCode = (code: string) => protect(code, spoiled)

/** Code within a text, in which the editing program changes nothing then. */
export const protectCodeSpan = (code: string) => protect(protectCode(code), spoiledInLine)

/** Whether the editing program removes something from code that was typed or pasted, and so is not protected. */
export const isSpoiled = (code: string) => /\\[\\_]|&#32;/.test(code)

/** The reverse of both, for a whole text. */
export const withoutProtection = (text: string) => text.replaceAll(joiner, "")
