/**
 * Characters that no text should hold: XML forbids most of them, half a surrogate pair cannot be encoded in an address, and
 * their effect is invisible. Tabs and line breaks are not among them.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]/u

/** The first such character of a text, as in `U+0001`; undefined if there is none. */
export const notText = (text: string) => {
  const [character] = forbidden.exec(text) ?? []
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}

/** Whether a text is invisible: it holds only characters that join, separate or redirect others. */
export const isInvisible = (text: string) => /^[\p{Cf}\p{Default_Ignorable_Code_Point}\s]+$/u.test(text)
