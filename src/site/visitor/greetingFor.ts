import { fill } from "../fill"

/** The copy of all greetings. */
export interface Greetings {
  readonly byCountry: readonly { readonly country: string; readonly greeting: string }[]
  readonly other: string
  readonly unknown: string
  readonly neutral: string
}

/**
 * The greeting for a visitor from a country; '' means an unknown country.
 * @param isLookingUp whether the country may become known soon
 */
export const greetingFor = (country: string, isLookingUp: boolean, greetings: Greetings) => {
  if (!country) return isLookingUp ? greetings.unknown : greetings.neutral
  const own = greetings.byCountry.find((entry) => entry.country === country)
  return own ? own.greeting : fill(greetings.other, { country })
}
