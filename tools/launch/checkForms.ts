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

const digitsOf = (country: CountryCode) => getExampleNumber(country, examples)?.nationalNumber.length

/** Says of which of the site's own countries the forms refuse mobile numbers. */
export const checkForms = (entries: readonly Entry[]): Issue[] => {
  const forms = entries.find(({ type }) => type.name === "forms")
  const { rules } = (forms?.data.value ?? {}) as { rules?: { phone: string } }
  if (!forms || rules?.phone === "international") return []
  const refused = entries.flatMap((entry) => {
    const country = entry.type.name === "country" ? countryOf(entry) : undefined
    const digits = country && digitsOf(country)
    return digits === undefined || digits === PHONE_DIGITS
      ? []
      : [`${(entry.data.value as { name: string }).name} (${digits} digits)`]
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
