import { type FieldValues, type FormName, fieldsOf, type MessageName, messageOfRule } from "../formTables"
import { rules } from "./rules"

/** Validates a whole form: the name of a message for each field that breaks a rule. */
export const validatorOf = (form: FormName) => (values: FieldValues) => {
  const errors: Record<string, MessageName> = {}
  for (const [name, { rules: names = [], optional }] of Object.entries(fieldsOf(form))) {
    const value = values[name]
    const broken = optional && !value ? undefined : names.find((rule) => !rules[rule](value))
    if (broken) errors[name] = messageOfRule[broken]
  }
  return errors
}
