import type { MessageName } from "../formTables"

/** The copy of a field: its label, what stands in it while it is empty, and a message for each rule. */
export interface FieldCopy extends Partial<Readonly<Record<MessageName, string>>> {
  readonly label: string
  readonly placeholder?: string | null
  /** What a date field says on hover while it is empty. */
  readonly hint?: string
}
