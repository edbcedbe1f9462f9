import { useSyncExternalStore } from "react"
import { visitorCountry } from "./visitorCountry"

const nowhere = () => ""

/** The visitor's country as an English name; '' until it is known, if it cannot be found, and on the server. */
export const useVisitorCountry = (): string =>
  useSyncExternalStore(visitorCountry.subscribe, visitorCountry.read, nowhere)
