import { useId } from "react"
import { useField } from "react-final-form"
import type { DialCode, FieldDefinition, FieldValue, MessageName } from "../formTables"
import { withoutInvisible } from "../invisible"
import { recordRendered } from "./shownValues"

/** The copy of a field: its label, its placeholder, and a message for each rule. */
export interface FieldCopy extends Partial<Readonly<Record<MessageName, string>>> {
  readonly label: string
  readonly placeholder?: string | null
  /** The tooltip of an empty date field. */
  readonly hint?: string
}

/** The props of every field: its name, its row of the table and its copy. */
export interface FieldProps {
  name: string
  definition: FieldDefinition
  copy: FieldCopy
  /** The dial codes that can be chosen. */
  codes: readonly DialCode[]
  /** For a phone number, the field of its dial code. */
  dialCode?: FieldProps
}

/** The identity: by default the library removes empty texts from the values. */
const asIs = <Value>(value: Value) => value

/** An address may be pasted with direction marks or other invisible characters, which no mail can carry. */
const asAddress = <Value>(value: Value) => (typeof value === "string" ? withoutInvisible(value) : value) as Value

/** The attributes of a field's control in the surrounding form, and its error message, shown after the first submit. */
export const useFormField = <Value extends FieldValue = string>({
  name,
  definition,
  copy,
}: Omit<FieldProps, "codes">) => {
  const id = useId()
  const { input, meta } = useField<Value>(name, {
    parse: definition.control === "email" ? asAddress : asIs,
    // The library sets `checked` for a checkbox, and warns if it does not know the type.
    type: definition.control === "consent" ? "checkbox" : undefined,
    subscription: { value: true, error: true, submitFailed: true },
  })
  const error = meta.submitFailed ? copy[meta.error as MessageName] : undefined
  const errorId = `${id}-error`
  const field = {
    id,
    errorId,
    error,
    isInvalid: meta.error !== undefined,
    input: {
      ...input,
      id,
      ref: recordRendered(definition.control === "consent" ? input.checked === true : input.value),
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": error ? errorId : undefined,
      "aria-required": definition.rules && !definition.optional ? (true as const) : undefined,
    },
  }
  // Forms that can be sent without scripts are checked by the browser until this code is there.
  return process.env.GATSBY_FORMS
    ? { ...field, input: { ...field.input, required: field.input["aria-required"] } }
    : field
}
