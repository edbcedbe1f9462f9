/** The mark or weight that a reader has typed, such as `62.5`, `62,5` or `40 %`; undefined for anything else. */
export const numberIn = (typed = "") => {
  const text = typed.replace("%", "").replace(",", ".").trim()
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined
}

/** The number of words that a reader has typed, such as `1500`, `1,500` or `1 500`; undefined for anything else. */
export const wordsIn = (typed = "") => {
  const text = typed.trim()
  const plain = /^\d{1,3}(?:[,.\s’']\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
