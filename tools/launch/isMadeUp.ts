import { isValidPhoneNumber } from "libphonenumber-js/max"

/** Domains that are reserved for examples and tests, and belong to no company. */
const reservedDomain = /(?:^|[.@/])(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$/

/** Numbers that are reserved for films and books. */
const reservedNumbers = {
  British: /^\+44(?:7700900\d{3}|(?:113|114|115|116|117|118|121|131|141|151|161)4960\d{3}|2079460\d{3})$/,
  Irish: /^\+3532091\d{5}$/,
  "North American": /^\+1\d{3}55501\d{2}$/,
  Australian: /^\+61(?:[2378](?:5550|7010)\d{4}|491570(?:006|110|15[6-9]|313|737))$/,
}

/** The name of the site as delivered, which is made up. */
export const sampleBrand = /quillhaven/i

/** Whether a web or e-mail address is at a reserved domain. */
export const isMadeUpAddress = (address: string) =>
  reservedDomain.test(URL.canParse(address) ? new URL(address).hostname || address : address)

/** Whether a phone number with its country code is reserved, so that no one has it. */
export const isMadeUpNumber = (number: string) =>
  !isValidPhoneNumber(number) ||
  Object.values(reservedNumbers).some((numbers) => numbers.test(number.replaceAll(" ", "")))
