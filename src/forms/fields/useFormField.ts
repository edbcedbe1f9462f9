import { useId } from "react"
import { useField } from "react-final-form"
import type { FieldDefinition, FieldValue, MessageName } from "../formTables"

/** The copy of a field: its label, what is in it while it is empty, and a message for each rule. */
export interface FieldCopy extends Partial<Readonly<Record<MessageName, string>>> {
  readonly label: string
  readonly placeholder?: string | null
  /** What a date field says on hover while it is empty. */
  readonly hint?: string
}

/** What every field is given: its name, its row of the table and its copy. */
export interface FieldProps {
  name: string
  definition: FieldDefinition
  copy: FieldCopy
  /** Of a phone number: the field of its dial code. */
  dialCode?: FieldProps
}

/** A value as it is: by default the library drops empty texts from the values. */
export const asIs = <Value>(value: Value) => value

/** A field of the form around it: the attributes of its control, and its message, which shows after the first submit. */
export const useFormField = <Value extends FieldValue = string>({ name, definition, copy }: FieldProps) => {
  const id = useId()
  const { input, meta } = useField<Value>(name, {
    parse: asIs,
    // The library unpacks a box that is ticked, and complains of one that it does not know of.
    type: definition.control === "consent" ? "checkbox" : undefined,
    subscription: { value: true, error: true, submitFailed: true },
  })
  const error = meta.submitFailed ? copy[meta.error as MessageName] : undefined
  const errorId = `${id}-error`
  return {
    id,
    errorId,
    error,
    input: {
      ...input,
      id,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": error ? errorId : undefined,
      "aria-required": definition.rules ? (true as const) : undefined,
    },
  }
}
