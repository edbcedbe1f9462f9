import { type CountryCode, getExampleNumber, isSupportedCountry } from "libphonenumber-js/max"
import examples from "libphonenumber-js/mobile/examples"
import type { Entry } from "../../src/content/checkFiles"
import { excerpt, type Issue } from "../../src/content/issue"
import { PHONE_DIGITS } from "../../src/forms/rules"

/** The country of a country page, by its language, as IE for en-IE; undefined for the page of all other countries. */
const countryOf = ({ data: { value } }: Entry): CountryCode | undefined => {
  const region = String((value as { language?: unknown }).language).split("-")[1]
  return region && isSupportedCountry(region) ? region : undefined
}

const nameOf = ({ data }: Entry) => (data.value as { name: string }).name

const digitsOf = (country: CountryCode) => getExampleNumber(country, examples)?.nationalNumber.length

/** Where consent to offers must be given freely, apart from the terms. */
const consentCountries: readonly (CountryCode | undefined)[] = ["GB", "IE", "DE"]

/** Says of which of the site's own countries the forms refuse mobile numbers. */
const refusedNumbers = (forms: Entry, countries: readonly Entry[]): Issue[] => {
  const { rules } = forms.data.value as { rules?: { phone: string } }
  if (rules?.phone === "international") return []
  const refused = countries.flatMap((entry) => {
    const country = countryOf(entry)
    const digits = country && digitsOf(country)
    return digits === undefined || digits === PHONE_DIGITS ? [] : [`${nameOf(entry)} (${digits} digits)`]
  })
  if (refused.length === 0) return []
  return [
    {
      file: forms.data.file,
      position: forms.data.positionOf(["rules", "phone"]),
      field: "rules.phone",
      found: excerpt(rules?.phone),
      message: `forms accept numbers of ${PHONE_DIGITS} digits only, and so refuse mobile numbers of ${refused.join(", ")}`,
      remedy: 'Set it to "international", so that each country\'s own lengths are accepted.',
    },
  ]
}

/** Says whether one box covers terms and offers although the site is for countries that want two. */
const bundledConsent = (forms: Entry, countries: readonly Entry[]): Issue[] => {
  const { offers } = (forms.data.value as { enquiry?: { offers: string } }).enquiry ?? {}
  const concerned = countries.filter((entry) => consentCountries.includes(countryOf(entry)))
  if (offers !== "bundled" || concerned.length === 0) return []
  const names = concerned.map(nameOf).join(", ")
  return [
    {
      file: forms.data.file,
      position: forms.data.positionOf(["enquiry", "offers"]),
      field: "enquiry.offers",
      found: excerpt(offers),
      message: `one box covers the terms and offers; the site has pages for ${names}, where consent to offers must be free`,
      remedy: 'Set it to "separate", so that offers have a box of their own.',
    },
  ]
}

/** Says what the forms lack for the countries that the site has pages for. */
export const checkForms = (entries: readonly Entry[]): Issue[] => {
  const forms = entries.find(({ type }) => type.name === "forms")
  const countries = entries.filter(({ type }) => type.name === "country")
  return forms ? [...refusedNumbers(forms, countries), ...bundledConsent(forms, countries)] : []
}
