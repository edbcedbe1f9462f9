const MAX_ERROR_LENGTH = 300

/** An error as one line, without e-mail addresses: servers repeat the visitor's. */
export const errorLine = (cause: unknown): string => {
  const { message, cause: deeper } = cause instanceof Error ? cause : new Error(String(cause))
  const text = deeper instanceof Error ? `${message}: ${deeper.message}` : message
  // Word by word: a pattern for addresses would search a long answer from each character anew.
  return text
    .split(/\s+/)
    .map((word) => (word.includes("@") ? "…@…" : word))
    .join(" ")
    .slice(0, MAX_ERROR_LENGTH)
}
