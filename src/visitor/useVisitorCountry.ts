import { useSyncExternalStore } from "react"
import { visitorCountry } from "./visitorCountry"

const nowhere = () => ""

/** The visitor's country as an English name; '' until it is known, where it cannot be known, and on the server. */
export const useVisitorCountry = (): string =>
  useSyncExternalStore(visitorCountry.subscribe, visitorCountry.read, nowhere)
