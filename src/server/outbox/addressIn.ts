import { isAddress } from "../../content/isAddress"
import { type FormName, fieldsOf, formTables } from "../../forms/formTables"
import type { Submission } from "./readSubmission"

/** The names of the fields with a control, in all forms. */
const fieldsWith = (control: string) =>
  new Set(
    (Object.keys(formTables) as FormName[]).flatMap((form) =>
      Object.entries(fieldsOf(form)).flatMap(([name, field]) => (field.control === control ? [name] : [])),
    ),
  )

const addressFields = fieldsWith("email")
const textFields = fieldsWith("textArea")

const valuesOf = ({ template_params: params }: Submission, names: ReadonlySet<string>) =>
  Object.entries(params).flatMap(([name, value]) => (names.has(name) ? [String(value)] : []))

/** The visitor's e-mail address, if there is one. */
export const addressIn = (submission: Submission) =>
  valuesOf(submission, addressFields)
    .map((value) => value.trim())
    .find(isAddress)

/** The texts of more than one line that the visitor wrote. */
export const textsIn = (submission: Submission) => valuesOf(submission, textFields)

/** Whether two addresses belong to the same person. */
export const isSameAddress = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase()
