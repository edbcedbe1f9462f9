/** The longest label. */
export const MAX_LABEL_LENGTH = 80

/** What is longer is cut before it is cleaned, since composing accents takes time that grows with the square of the length. */
const MAX_RAW_LENGTH = 500

const unwanted = /[^\p{L}\p{M}\p{Nd} ._+-]+/gu

/**
 * A text from an address that is sent on, such as a campaign: at most 80 letters, digits, spaces and `. _ + -`; anything
 * else is left out.
 * @param others what to leave out instead
 */
export const labelText = (text: string, others = unwanted) => {
  const clean = text
    .slice(0, MAX_RAW_LENGTH)
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(others, "")
    .replace(/ {2,}/g, " ")
    .trim()
  // The cut may leave half of a character.
  return clean.slice(0, MAX_LABEL_LENGTH).replace(others, "").trim()
}
