/**
 * Characters that no text holds: XML forbids most of them, half a surrogate pair cannot be put into an address, and
 * nobody sees what they do. Tabs and line breaks are not among them.
 */
const forbidden = /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Noncharacter_Code_Point}]/u

/** The first character of a text that is no text, as in `U+0001`; undefined where there is none. */
export const notText = (text: string) => {
  const [character] = forbidden.exec(text) ?? []
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}

/** Whether there is nothing to see of a text: it holds only characters that join, part or turn others. */
export const isInvisible = (text: string) => /^[\p{Cf}\p{Default_Ignorable_Code_Point}\s]+$/u.test(text)
