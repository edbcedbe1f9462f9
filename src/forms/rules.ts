import type { DialCode } from "./fields/acceptDigits"
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
import { loadedSending } from "./loadSending"

/** Whether a text is a day as date inputs write it: YYYY-MM-DD, with more digits for years after 9999. */
export const isDay = (text: string) => /^[0-9]{4,6}-[0-9]{2}-[0-9]{2}$/.test(text)

/** A day in the visitor's time zone as YYYY-MM-DD. */
export const localDay = (moment: Date) =>
  [
    String(moment.getFullYear()).padStart(4, "0"),
    String(moment.getMonth() + 1).padStart(2, "0"),
    String(moment.getDate()).padStart(2, "0"),
  ].join("-")

/** Local part, @, dotted domain, last segment of 2 characters or more. */
const emailWith = (longestEnding: number) =>
  new RegExp(`^[^\\s@<>()[\\],;:"\\\\]+@(?:[\\p{L}\\p{N}_-]+\\.)+[\\p{L}\\p{N}_-]{2,${longestEnding}}$`, "u")

const emailPattern = emailWith(4)

/** The same with endings as long as a part of a domain may be (RFC 1035). */
const anyEndingPattern = emailWith(63)

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

/** What the owner accepts (`rules` in data/forms.json), with what is known of the dial codes. */
export interface Accepted {
  readonly emailEnding?: string
  readonly codes?: readonly DialCode[]
}

/** Whether a phone number is accepted. The code that knows other countries' numbers loads when a form is first used. */
const isPhone = (digits: string, { countryCode }: FieldValues, codes: readonly DialCode[]) => {
  if (codes.every(({ lengths }) => !lengths)) return phonePattern.test(digits)
  const code = codes.find((known) => known.code === countryCode)
  const nationalNumber = loadedSending()?.nationalNumber
  // A draft of another page may have a code that the list of this one lacks.
  return code && nationalNumber ? nationalNumber(digits, code) !== undefined : digits.length >= 4
}

const isKept = (rule: RuleName, value: FieldValue | undefined, values: FieldValues, accepted: Accepted) => {
  if (rule === "phone") return isPhone(String(value), values, accepted.codes ?? [])
  if (rule === "email" && accepted.emailEnding === "any") return anyEndingPattern.test(String(value))
  return rules[rule](value)
}

/** Validates a whole form: the name of a message for each field that breaks a rule. */
export const validatorOf =
  (form: FormName, accepted: Accepted = {}) =>
  (values: FieldValues) => {
    const errors: Record<string, MessageName> = {}
    for (const [name, { rules: names = [], optional }] of Object.entries(fieldsOf(form))) {
      const value = values[name]
      const broken = optional && !value ? undefined : names.find((rule) => !isKept(rule, value, values, accepted))
      if (broken) errors[name] = messageOfRule[broken]
    }
    return errors
  }
