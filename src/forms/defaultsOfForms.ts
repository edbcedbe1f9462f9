import type { FieldValues } from "./desk/createDesk"

const person = { user_name: "", user_email: "", mobile: "", message: "" }

/** What the enquiry form holds at first (specification, section 3). */
export const enquiryDefaults = (countryCode: string, selectedOption: string): FieldValues => ({
  name: "",
  number: "",
  countryCode,
  email: "",
  university: "",
  course: "",
  deadline: "",
  selectedOption,
  termsAccepted: false,
})

/** What the contact form holds at first. */
export const contactDefaults = (countryCode: string): FieldValues => ({ ...person, countryCode, package: "" })

/** What the form of a job holds at first; the job's title goes along without a control of its own. */
export const jobDefaults = (countryCode: string, profile: string): FieldValues => ({
  ...person,
  countryCode,
  location: "",
  experience: "",
  noticeperiod: "",
  currentsalary: "",
  expectedsalary: "",
  profile,
  terms: false,
})

/** What the subscription form holds at first. */
export const subscribeDefaults: FieldValues = { user_email: "" }
