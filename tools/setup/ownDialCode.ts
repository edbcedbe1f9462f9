import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import { dialCodes } from "../../src/gatsby-node/dialCodes"
import type { SetupAnswers } from "./answers"

/** The dial code of the owner's phone, or else of the country of the company; undefined if neither tells it. */
export const ownDialCode = ({ phone, company }: SetupAnswers) => {
  const ofPhone = phone && parsePhoneNumberFromString(phone)?.countryCallingCode
  if (ofPhone) return `+${ofPhone}`
  return [...dialCodes.values()].find(({ name }) => name === company?.registeredIn)?.code
}
