/** How many words texts of HTML or plain text have. */
export const wordCount = (texts: readonly string[]) =>
  texts
    .join(" ")
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length
