import { isValidPhoneNumber } from "libphonenumber-js/max"

/** Domains that are reserved for examples and tests, and belong to no company. */
const reservedDomain = /(?:^|[.@/])(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$/

/** Numbers that are reserved for films and books: British, American. */
const reservedNumbers =
  /^\+(?:447700900\d{3}|44(?:113|114|115|116|117|118|121|131|141|151|161)4960\d{3}|442079460\d{3}|1\d{3}55501\d{2})$/

/** Whether an address, of the web or of e-mail, is at a domain that is reserved. */
export const isMadeUpAddress = (address: string) =>
  reservedDomain.test(URL.canParse(address) ? new URL(address).hostname || address : address)

/** Whether a phone number with its country code belongs to no one. */
export const isMadeUpNumber = (number: string) =>
  !isValidPhoneNumber(number) || reservedNumbers.test(number.replaceAll(" ", ""))
