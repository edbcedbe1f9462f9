import type { FormId } from "../formIds"
import { comingDay } from "./comingDay"
import { emailAddress, requiredEmailAddress } from "./emailAddress"
import { filled } from "./filled"
import { phoneNumber, requiredPhoneNumber } from "./phoneNumber"
import type { Rule } from "./rule"
import { ticked } from "./ticked"

const person = { user_name: filled, user_email: requiredEmailAddress, mobile: requiredPhoneNumber, message: filled }

/** The rules of each form, by field (specification, section 5). Fields that are not named may hold anything. */
export const rulesOfForms: Readonly<Record<FormId, Readonly<Record<string, Rule>>>> = {
  enquiry: {
    name: filled,
    number: phoneNumber,
    email: emailAddress,
    university: filled,
    course: filled,
    deadline: comingDay(),
    termsAccepted: ticked,
  },
  contact: person,
  job: {
    ...person,
    location: filled,
    experience: filled,
    noticeperiod: filled,
    currentsalary: filled,
    expectedsalary: filled,
    terms: ticked,
  },
  subscribe: { user_email: requiredEmailAddress },
}
