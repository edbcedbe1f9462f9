import { useSyncExternalStore } from "react"
import { useGreetings } from "../useGreetings"
import { greetingFor } from "./greetingFor"
import { useVisitorCountry } from "./useVisitorCountry"
import { visitorCountry } from "./visitorCountry"

/**
 * The greeting for this visitor.
 * @param override a text that replaces it
 */
export const useGreeting = (override?: string): string => {
  const greetings = useGreetings()
  const country = useVisitorCountry()
  const isLookingUp = useSyncExternalStore(visitorCountry.subscribe, visitorCountry.isLookingUp, () => true)
  return override || greetingFor(country, isLookingUp, greetings)
}
