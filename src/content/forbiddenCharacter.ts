/**
 * Characters that no text may contain, except tabs and line breaks: they are invisible, XML forbids most of them, and
 * half a surrogate pair cannot be encoded in an address.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]/u

/**
 * Characters that no text of one line may contain besides: marks of direction turn around what follows on the line, and
 * those without a width hide that two words or names differ. Joiners stay, which emoji and many scripts need.
 */
const forbiddenInLine = new RegExp(`${forbidden.source}|[\\u202A-\\u202E\\u2066-\\u2069\\u200B\\u2060\\uFEFF]`, "u")

/** The first such character of a text, or of one of a single line, as in `U+0001`; undefined if there is none. */
export const forbiddenCharacter = (text: string, isLine = false) => {
  const [character] = (isLine ? forbiddenInLine : forbidden).exec(text) ?? []
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}

/** Whether a text shows nothing: only spaces, format characters and other code points that are not displayed. */
export const isInvisible = (text: string) => /^[\p{Cf}\p{Default_Ignorable_Code_Point}\s]+$/u.test(text)
