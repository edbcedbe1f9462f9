import { Metadata } from "libphonenumber-js/core"
import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from "libphonenumber-js/max"
import allMetadata from "libphonenumber-js/max/metadata"
import examples from "libphonenumber-js/mobile/examples"
import { regionName } from "./regionName"

/** A country's dial code. */
interface DialCode {
  /** The country's English name. */
  readonly name: string
  /** The code, as in +44. */
  readonly code: string
  /** What is dialled before its numbers within the country; empty if nothing is. */
  readonly trunk: string
}

/** What the package's types omit. */
interface NumberingPlan {
  nationalPrefix(): unknown
  type(name: string): { possibleLengths(): number[] } | undefined
}

const metadata = new Metadata(allMetadata)

const planOf = (country: CountryCode) => {
  metadata.selectNumberingPlan(country)
  return metadata.numberingPlan as unknown as NumberingPlan
}

/** The prefix as numbers are written in the country: in Belarus it is 8, but 80 is written. */
const trunkOf = (country: CountryCode) => {
  const prefix = planOf(country).nationalPrefix()
  const example = getExampleNumber(country, examples)
  const written = example?.formatNational().replace(/\D/g, "").slice(0, -example.nationalNumber.length) ?? ""
  return typeof prefix === "string" ? (written.startsWith(prefix) && written) || prefix : ""
}

/** The dial codes of all countries that have one, by two-letter code, from libphonenumber's metadata. */
export const dialCodes: ReadonlyMap<string, DialCode> = new Map(
  getCountries().map((country) => [
    country,
    { name: regionName(country), code: `+${getCountryCallingCode(country)}`, trunk: trunkOf(country) },
  ]),
)

/** The kinds of numbers that people have, not those of services. */
const kinds = ["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE", "VOIP", "PERSONAL_NUMBER"]

const lengthsIn = (country: CountryCode) => kinds.flatMap((kind) => planOf(country).type(kind)?.possibleLengths() ?? [])

/** How many digits the numbers with a dial code may have, in any of the countries that share it, from the fewest. */
export const lengthsOf = (code: string) => {
  const countries = getCountries().filter((country) => dialCodes.get(country)?.code === code)
  return [...new Set(countries.flatMap(lengthsIn))].sort((one, other) => one - other)
}
