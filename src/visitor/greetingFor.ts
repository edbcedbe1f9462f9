import { fill } from "../site/fill"

/** The words of all greetings. */
export interface Greetings {
  readonly byCountry: readonly { readonly country: string; readonly greeting: string }[]
  readonly other: string
  readonly unknown: string
}

/** What a visitor from a country is greeted with; '' stands for an unknown country. */
export const greetingFor = (country: string, greetings: Greetings) => {
  if (!country) return greetings.unknown
  const own = greetings.byCountry.find((entry) => entry.country === country)
  return own ? own.greeting : fill(greetings.other, { country })
}
