const MAX_ERROR_LENGTH = 300

/** What an error says, and what has caused it. */
const messagesOf = (cause: unknown): string[] => {
  if (typeof cause !== "object" || cause === null || !("message" in cause))
    return cause === undefined ? [] : [String(cause)]
  return [String(cause.message), ...("cause" in cause ? messagesOf(cause.cause).slice(0, 1) : [])]
}

/** An error as one line, without e-mail addresses: servers repeat the visitor's. */
export const errorLine = (cause: unknown): string =>
  // Word by word: a pattern for addresses would search a long answer from each character anew.
  messagesOf(cause)
    .join(": ")
    .split(/\s+/)
    .map((word) => (word.includes("@") ? "…@…" : word))
    .join(" ")
    .slice(0, MAX_ERROR_LENGTH)
