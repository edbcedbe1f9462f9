import { useGreetings } from "../site/useGreetings"
import { greetingFor } from "./greetingFor"
import { useVisitorCountry } from "./useVisitorCountry"

/**
 * The greeting for this visitor.
 * @param override words that replace it
 */
export const useGreeting = (override?: string): string => {
  const greetings = useGreetings()
  const country = useVisitorCountry()
  return override || greetingFor(country, greetings)
}
