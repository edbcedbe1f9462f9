/** A text as a word of nginx's configuration. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`

/** Lines that stand so many spaces in. */
export const lines = (indent: number, entries: readonly string[]) =>
  entries.map((entry) => `${" ".repeat(indent)}${entry}`).join("\n")
