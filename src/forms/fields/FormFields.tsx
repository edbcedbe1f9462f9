import type { ComponentType } from "react"
import type { DialCode } from "../formTables"
import { type FieldDefinition, type FormName, fieldsOf } from "../formTables"
import type { FieldCopy, FieldProps } from "./useFormField"

/** The components for the control types of a form. Each form imports its own, so that no page loads all of them. */
export type Controls = Readonly<Partial<Record<FieldDefinition["control"], ComponentType<FieldProps>>>>

interface FormFieldsProps {
  form: FormName
  controls: Controls
  copy: Readonly<Record<string, FieldCopy>>
  codes: readonly DialCode[]
}

/**
 * Orders the fields: single lines, then multi-line texts, then the consent next to the button. Controls that are not
 * listed are single lines: their index is -1, before all others.
 */
const rowOf = ({ control }: FieldDefinition) => ["textArea", "consent"].indexOf(control)

/** The fields of a form, rendered from its table. */
export const FormFields = ({ form, controls, copy, codes }: FormFieldsProps) => {
  const fields = Object.entries(fieldsOf(form))
    .flatMap(([name, definition]) => (copy[name] ? [{ name, definition, copy: copy[name], codes }] : []))
    .sort((one, other) => rowOf(one.definition) - rowOf(other.definition))
  const dialCode = fields.find(({ definition }) => definition.control === "dialCode")
  return fields.map((field) => {
    const Control = controls[field.definition.control]
    return Control && <Control key={field.name} {...field} dialCode={dialCode} />
  })
}
