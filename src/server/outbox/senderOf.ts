import { type FieldDefinition, type FormName, fieldsOf, formTables } from "../../forms/formTables"
import type { Submission } from "./readSubmission"

/** Who has sent a form, by the same names for all forms; what is not known is empty. */
export interface Sender {
  readonly name: string
  readonly email: string
  /** Dial code and number, as in `+44 7911123456`. */
  readonly phone: string
}

/** The names of the fields that are of a kind, in all forms: entries may be older than a form. */
const fieldsWhere = (isMeant: (field: FieldDefinition) => boolean): ReadonlySet<string> =>
  new Set(
    (Object.keys(formTables) as FormName[]).flatMap((form) =>
      Object.entries(fieldsOf(form)).flatMap(([name, field]) => (isMeant(field) ? [name] : [])),
    ),
  )

const parts = {
  name: fieldsWhere(({ autoComplete }) => autoComplete === "name"),
  email: fieldsWhere(({ control }) => control === "email"),
  number: fieldsWhere(({ control }) => control === "phone"),
  dialCode: fieldsWhere(({ control }) => control === "dialCode"),
}

/** Whether a field tells who has sent a form. */
export const isOfSender = (field: string) => Object.values(parts).some((names) => names.has(field))

/** What was typed into the fields of a form that hold a part of its sender. */
export const partsOf = ({ template_params: params }: Submission, part: keyof typeof parts) =>
  Object.entries(params).flatMap(([name, value]) => (parts[part].has(name) ? [String(value)] : []))

/** The sender of a form. */
export const senderOf = (submission: Submission): Sender => {
  const value = (part: keyof typeof parts) => (partsOf(submission, part)[0] ?? "").trim()
  const number = value("number")
  return {
    name: value("name"),
    email: value("email"),
    phone: number && [value("dialCode"), number].filter(Boolean).join(" "),
  }
}
