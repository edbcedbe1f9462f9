import { whatsAppAddress } from "./whatsAppAddress"

/** Mail clients fail to open links with more characters than this. */
const MAX_ENCODED_LENGTH = 1500

/** The longest beginning of a text that is not longer than this when encoded. */
const beginningOf = (text: string, length: number) => {
  let left = length
  let end = 0
  for (const character of text) {
    left -= encodeURIComponent(character).length
    if (left < 0) break
    end += character.length
  }
  return text.slice(0, end)
}

/**
 * Encodes a text for the query of a link. If it is too long, it is cut after a word, and the note says so.
 * Half a surrogate pair, which cannot be encoded, becomes the replacement character.
 */
const encodeClipped = (text: string, note: string) => {
  const whole = text.replace(/\p{Surrogate}/gu, "\uFFFD")
  const encoded = encodeURIComponent(whole)
  if (encoded.length <= MAX_ENCODED_LENGTH) return encoded
  const end = encodeURIComponent(`… ${note}`)
  const beginning = beginningOf(whole, MAX_ENCODED_LENGTH - end.length)
  const isWord = /\s/.test(whole.charAt(beginning.length))
  // A text without spaces, as in Chinese, is cut between characters.
  return encodeURIComponent(isWord ? beginning : beginning.replace(/(?<=\s)\S{1,40}$/u, "").trimEnd()) + end
}

/**
 * A link that opens the visitor's mail client with the text already written.
 * @param note the end of a text that is too long for a link
 */
export const mailLink = (email: string, subject: string, text: string, note: string) =>
  `mailto:${email}?subject=${encodeClipped(subject, note)}&body=${encodeClipped(text.replace(/\r?\n/g, "\r\n"), note)}`

/**
 * A link that opens a chat with a number, with the text already written.
 * @param note the end of a text that is too long for a link
 */
export const whatsAppLink = (phone: string, text: string, note = "") =>
  `${whatsAppAddress(phone)}&text=${encodeClipped(text, note)}`
