import { useGreetings } from "../useGreetings"
import { greetingFor } from "./greetingFor"
import { useIsLookingUp } from "./useIsLookingUp"
import { useVisitorCountry } from "./useVisitorCountry"

/**
 * The greeting for this visitor.
 * @param override a text that replaces it
 */
export const useGreeting = (override?: string): string => {
  const greetings = useGreetings()
  const country = useVisitorCountry()
  const isLookingUp = useIsLookingUp()
  return override || greetingFor(country, isLookingUp, greetings)
}
