/** The names of the forms; mail settings, drafts and copy use them. */
export type FormName = "enquiry" | "contact" | "job" | "subscribe"

/** The value of a field: text, or whether a checkbox is ticked. */
export type FieldValue = string | boolean

/** The values of a form, by field name. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** A dial code, with the name of its country if the list gives one. */
export interface DialCode {
  readonly code: string
  readonly name?: string
  /** The trunk prefix: what is dialled before its numbers within the country; empty if nothing is. */
  readonly trunk: string
  /** How many digits its numbers may have, if the owner accepts the numbers of all countries. */
  readonly lengths?: readonly number[] | null
}

/** The rules that a field may have, each with the message in data/forms.json for a value that breaks it. */
export const messageOfRule = {
  filled: "required",
  ticked: "required",
  email: "invalid",
  phone: "invalid",
  day: "required",
  notPast: "past",
  short: "tooLong",
} as const

export type RuleName = keyof typeof messageOfRule
export type MessageName = (typeof messageOfRule)[RuleName]

/** One field of a form. Its copy is in data/forms.json under its name. */
export interface FieldDefinition {
  /** A dial code is shown in the field of its number; `none` is sent with the form but has no control. */
  readonly control:
    | "text"
    | "email"
    | "phone"
    | "dialCode"
    | "date"
    | "textArea"
    | "select"
    | "radios"
    | "consent"
    | "none"
  /** The rules of the field; the message is that of the first rule broken. */
  readonly rules?: readonly RuleName[]
  /** The initial value, unless the data or the page set one; by default empty. */
  readonly default?: FieldValue
  /** Whether it may be empty despite its rules; it is then left out of the mail. */
  readonly optional?: boolean
  readonly autoComplete?: string
  readonly autoCapitalize?: "words"
  /** Whether only screen readers get the label, because the placeholder shows it. */
  readonly labelHidden?: boolean
  /** Whether its message is announced as soon as it shows, even if the field has no focus. */
  readonly urgent?: boolean
  /** Whether it is left out of the mail. */
  readonly unsent?: boolean
}

const name = { control: "text", rules: ["filled"], autoComplete: "name", autoCapitalize: "words" } as const
const text = { control: "text", rules: ["filled"], autoComplete: "off" } as const

const person = {
  user_name: name,
  user_email: { control: "email", rules: ["filled", "email"] },
  mobile: { control: "phone", rules: ["filled", "phone"] },
  message: { control: "textArea", rules: ["filled"] },
  countryCode: { control: "dialCode" },
} as const

/**
 * The fields of each form, in the order in which they are sent (docs/specification.md, Forms). Controls, initial
 * values, rules, the mail and the schema of the copy are derived from this table.
 */
export const formTables = {
  enquiry: {
    name,
    number: { control: "phone", rules: ["phone"] },
    countryCode: { control: "dialCode" },
    email: { control: "email", rules: ["email"] },
    university: { control: "text", rules: ["filled"], autoComplete: "organization" },
    course: text,
    deadline: { control: "date", rules: ["day", "notPast"] },
    selectedOption: { control: "radios" },
    termsAccepted: { control: "consent", rules: ["ticked"], default: false },
    offersAccepted: { control: "consent", optional: true },
    brief: { control: "textArea", rules: ["short"], optional: true },
  },
  contact: { ...person, package: { control: "select", optional: true } },
  job: {
    ...person,
    location: { control: "text", rules: ["filled"], autoComplete: "address-level2" },
    experience: text,
    noticeperiod: text,
    currentsalary: text,
    expectedsalary: text,
    profile: { control: "none" },
    terms: { control: "consent", rules: ["ticked"], default: false, urgent: true, unsent: true },
  },
  subscribe: { user_email: { control: "email", rules: ["filled", "email"], labelHidden: true } },
} as const satisfies Readonly<Record<FormName, Readonly<Record<string, FieldDefinition>>>>

/** How large a field's text may be where this site takes its forms itself, in bytes: thousands of words. */
export const MAX_FIELD_BYTES = 20_000

/** The fields of a form by name. */
export const fieldsOf = (form: FormName): Readonly<Record<string, FieldDefinition>> => formTables[form]

/** The initial values of a form from its table. */
export const defaultsOf = (form: FormName): FieldValues =>
  Object.fromEntries(Object.entries(fieldsOf(form)).map(([field, { default: value = "" }]) => [field, value]))
