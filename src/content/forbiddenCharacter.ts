/**
 * Characters that no text may contain, except tabs and line breaks: they are invisible, XML forbids most of them, and
 * half a surrogate pair cannot be encoded in an address.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]/u

/** The first such character of a text, as in `U+0001`; undefined if there is none. */
export const forbiddenCharacter = (text: string) => {
  const [character] = forbidden.exec(text) ?? []
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}

/** Whether a text shows nothing: only spaces, format characters and other code points that are not displayed. */
export const isInvisible = (text: string) => /^[\p{Cf}\p{Default_Ignorable_Code_Point}\s]+$/u.test(text)
