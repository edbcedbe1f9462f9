import { isForm } from "../../content/formWords"
import { type FieldDefinition, type FormName, fieldsOf } from "../../forms/formTables"
import type { Submission } from "./readSubmission"

/** Who has sent a form, by the same names for all forms; what is not known is empty. */
export interface Sender {
  readonly name: string
  readonly email: string
  /** Dial code and number, as in `+44 7911123456`. */
  readonly phone: string
}

/** The names of the fields of a form that hold a part of a sender. */
const partsIn = (form: FormName) => {
  const fields = Object.entries(fieldsOf(form))
  const named = (isMeant: (field: FieldDefinition) => boolean) => fields.find(([, field]) => isMeant(field))?.[0]
  return {
    name: named(({ autoComplete }) => autoComplete === "name"),
    email: named(({ control }) => control === "email"),
    number: named(({ control }) => control === "phone"),
    dialCode: named(({ control }) => control === "dialCode"),
  }
}

/** The names of these fields; none if the site has no such form. */
export const fieldsOfSender = (form: string) =>
  isForm(form) ? Object.values(partsIn(form)).filter((name) => name !== undefined) : []

/** The sender of a form. */
export const senderOf = ({ template_id: form, template_params: params }: Submission): Sender => {
  if (!isForm(form)) return { name: "", email: "", phone: "" }
  const { name, email, number, dialCode } = partsIn(form)
  const value = (field: string | undefined) => String((field && params[field]) ?? "").trim()
  return {
    name: value(name),
    email: value(email),
    phone: value(number) && [value(dialCode), value(number)].filter(Boolean).join(" "),
  }
}
