import {
  type DialCode,
  type FieldValue,
  type FieldValues,
  type FormName,
  fieldsOf,
  type MessageName,
  messageOfRule,
  type RuleName,
} from "./formTables"
import { isBlank } from "./invisible"

/** Whether a text is a day as date inputs write it: YYYY-MM-DD. They also take years of five and six digits. */
export const isDay = (text: string) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)

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

/** How many digits a phone number has (docs/specification.md, Forms). */
export const PHONE_DIGITS = 10

const phonePattern = new RegExp(`^[0-9]{${PHONE_DIGITS}}$`)

/** How many characters a brief may have (docs/specification.md, Forms). */
const BRIEF_CHARACTERS = 5_000

const ofText = (test: (text: string) => boolean) => (value: FieldValue | undefined) =>
  typeof value === "string" && test(value)

/** The test of each rule (docs/specification.md, Forms). */
export const rules: Readonly<Record<RuleName, (value: FieldValue | undefined) => boolean>> = {
  filled: ofText((text) => !isBlank(text)),
  ticked: (value) => value === true,
  email: ofText((text) => emailPattern.test(text)),
  phone: ofText((text) => phonePattern.test(text)),
  day: ofText(isDay),
  notPast: ofText((day) => day >= localDay(new Date())),
  short: ofText((text) => text.length <= BRIEF_CHARACTERS),
}

/** What the owner accepts (`rules` in data/forms.json), with what is known of the dial codes. */
export interface Accepted {
  readonly emailEnding?: string
  readonly codes?: readonly DialCode[]
  /** Knows the numbers of all countries; its code loads when a form is first used, at the latest before it is sent. */
  nationalNumber?: (digits: string, code: DialCode) => string | undefined
}

/** Whether the owner accepts the numbers of all countries. */
const acceptsAllCountries = ({ codes = [] }: Accepted) => codes.some(({ lengths }) => lengths)

/** Whether a phone number is accepted. */
const isPhone = (digits: string, { countryCode }: FieldValues, accepted: Accepted) => {
  if (!acceptsAllCountries(accepted)) return phonePattern.test(digits)
  const code = accepted.codes?.find((known) => known.code === countryCode)
  if (code && accepted.nationalNumber) return accepted.nationalNumber(digits, code) !== undefined
  // A draft of another page may have a code that the list of this one lacks.
  return /^[0-9]{4,}$/.test(digits)
}

const isKept = (rule: RuleName, value: FieldValue | undefined, values: FieldValues, accepted: Accepted) => {
  if (rule === "phone") return isPhone(String(value), values, accepted)
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
      const isEmpty = !value || (typeof value === "string" && isBlank(value))
      const broken = optional && isEmpty ? undefined : names.find((rule) => !isKept(rule, value, values, accepted))
      if (broken) errors[name] = messageOfRule[broken]
    }
    return errors
  }
