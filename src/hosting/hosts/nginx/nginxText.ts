/** A text as a quoted string of nginx's configuration. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`

/** Lines indented by so many spaces. */
export const lines = (indent: number, entries: readonly string[]) =>
  entries.map((entry) => `${" ".repeat(indent)}${entry}`).join("\n")
