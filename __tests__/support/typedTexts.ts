import { type FieldDefinition, type FormName, fieldsOf } from "../../src/forms/formTables"
import { forms } from "./siteContent"

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

/** Texts by the labels of their fields; those that tests type unless others are given. */
export const textsByLabel = (form: FormName, texts = typedTexts(form)): Readonly<Record<string, string>> => {
  const copy: Readonly<Record<string, { label: string }>> = forms[form].fields
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [String(copy[field]?.label), text]))
}
