import { getCountries, getCountryCallingCode, Metadata } from "libphonenumber-js/min"
import { regionName } from "./regionName"

/** A country's dial code. */
interface DialCode {
  /** The country's English name. */
  readonly name: string
  /** The code, as in +44. */
  readonly code: string
  /** Whether numbers are dialled with a zero before them within the country. */
  readonly trunk: boolean
}

/** What the package's types omit. */
interface NumberingPlan {
  nationalPrefix(): string | undefined
}

const metadata = new Metadata()

/** The dial codes of all countries that have one, by two-letter code, from libphonenumber's metadata. */
export const dialCodes: ReadonlyMap<string, DialCode> = new Map(
  getCountries().map((country) => {
    metadata.selectNumberingPlan(country)
    const plan = metadata.numberingPlan as unknown as NumberingPlan
    const code = `+${getCountryCallingCode(country)}`
    return [country, { name: regionName(country), code, trunk: plan.nationalPrefix() === "0" }]
  }),
)
