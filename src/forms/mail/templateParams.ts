import { type FieldValues, type FormName, fieldsOf } from "../formTables"

/** What is mailed of a form: its fields, without those that are not for sending and the optional ones left empty. */
export const templateParams = (form: FormName, values: FieldValues): FieldValues => {
  const fields = fieldsOf(form)
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !fields[name]?.unsent && !(fields[name]?.optional && value === ""),
    ),
  )
}
