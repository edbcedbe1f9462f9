/** The number of words in texts of HTML or plain text. Formulas have none. */
export const wordCount = (texts: readonly string[]) =>
  texts
    .join(" ")
    .replace(/<math[ >][\s\S]*?<\/math>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length
