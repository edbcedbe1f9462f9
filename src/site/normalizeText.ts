/** Letters that have no accent to take off. */
const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }

/**
 * A text as all searches of the site compare it: in lower case, without accents and invisible characters, with the
 * quotes and hyphens of a keyboard, and with single spaces.
 */
export const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’‚‛′ʹʼ´`＇]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, "-")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim()
