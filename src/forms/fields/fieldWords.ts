/** The words of a field: its label, the words in it while it is empty, and a message for each rule. */
export interface FieldWords {
  readonly label: string
  readonly placeholder?: string | null
  readonly required?: string
  readonly invalid?: string
  readonly past?: string
}

/** The message for a broken rule. */
export const messageFor = (words: FieldWords, rule: string | undefined) =>
  rule === "required" || rule === "invalid" || rule === "past" ? words[rule] : undefined
