const longest = 1500

/**
 * Encodes a text for the query of a link, cut where links of that length stop working in mail programs.
 * Half a surrogate pair, which cannot be encoded, becomes the replacement character.
 */
export const clipForLink = (text: string) => {
  let encoded = ""
  for (const character of text.replace(/\p{Surrogate}/gu, "\uFFFD")) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > longest) return `${encoded}${encodeURIComponent("…")}`
    encoded += next
  }
  return encoded
}
