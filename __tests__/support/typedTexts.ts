import { type FieldDefinition, type FormName, fieldsOf } from "../../src/forms/formTables"

const byControl: Partial<Record<FieldDefinition["control"], string>> = {
  email: "ann@uni.ac.uk",
  phone: "9876543210",
  text: "Ann Lee, £30k",
  textArea: "Two pages, please.",
}

/** What tests type into the text fields of a form, by field name. */
export const typedTexts = (form: FormName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([field, { control, optional }]) => {
      const text = byControl[control]
      return text && !optional ? [[field, text]] : []
    }),
  )
