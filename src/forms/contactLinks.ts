/** Mail clients fail to open links with more characters than this. */
const MAX_ENCODED_LENGTH = 1500

/**
 * Encodes a text for the query of a link, and cuts it if it is too long.
 * Half a surrogate pair, which cannot be encoded, becomes the replacement character.
 */
const encodeClipped = (text: string) => {
  let encoded = ""
  for (const character of text.replace(/\p{Surrogate}/gu, "\uFFFD")) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > MAX_ENCODED_LENGTH) return `${encoded}${encodeURIComponent("…")}`
    encoded += next
  }
  return encoded
}

/** A link that opens the visitor's mail client with the text already written. */
export const mailLink = (email: string, subject: string, text: string) =>
  `mailto:${email}?subject=${encodeClipped(subject)}&body=${encodeClipped(text.replace(/\r?\n/g, "\r\n"))}`

/** A link that opens a chat with a number, with the text already written. */
export const whatsAppLink = (phone: string, text: string) =>
  `https://api.whatsapp.com/send?phone=${phone.replace(/\D/g, "")}&text=${encodeClipped(text)}`
