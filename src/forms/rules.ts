import {
  type FieldValue,
  type FieldValues,
  type FormName,
  fieldsOf,
  type MessageName,
  messageOfRule,
  type RuleName,
} from "./formTables"
import { isBlank } from "./invisible"

/** Whether a text is a day as date inputs write it: YYYY-MM-DD, with more digits for years after 9999. */
export const isDay = (text: string) => /^[0-9]{4,6}-[0-9]{2}-[0-9]{2}$/.test(text)

/** A day in the visitor's time zone as YYYY-MM-DD. */
export const localDay = (moment: Date) =>
  [
    String(moment.getFullYear()).padStart(4, "0"),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-")

/** Local part, @, dotted domain, last segment of 2 to 4 characters. */
const emailPattern = /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}_-]{2,4}$/u

/** Whether an e-mail address is refused for its ending alone, because that has more than four characters. */
export const hasLongEnding = (text: string) => {
  const ending = text.lastIndexOf(".") + 1
  return text.length - ending > 4 && emailPattern.test(text.slice(0, ending + 4))
}

/** How many digits a phone number has (docs/specification.md, Forms). */
export const PHONE_DIGITS = 10

const phonePattern = new RegExp(`^[0-9]{${PHONE_DIGITS}}$`)

/** Pads the year, which has more than four digits after 9999, so that days compare as text. */
const comparable = (day: string) => day.padStart(12, "0")

const ofText = (test: (text: string) => boolean) => (value: FieldValue | undefined) =>
  typeof value === "string" && test(value)

/** The test of each rule (docs/specification.md, Forms). */
export const rules: Readonly<Record<RuleName, (value: FieldValue | undefined) => boolean>> = {
  filled: ofText((text) => !isBlank(text)),
  ticked: (value) => value === true,
  email: ofText((text) => emailPattern.test(text)),
  phone: ofText((text) => phonePattern.test(text)),
  day: ofText(isDay),
  notPast: ofText((day) => comparable(day) >= comparable(localDay(new Date()))),
}

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
