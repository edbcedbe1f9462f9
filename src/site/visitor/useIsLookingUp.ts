import { useSyncExternalStore } from "react"
import { visitorCountry } from "./visitorCountry"

const always = () => true

/** Whether the visitor's country may become known soon; on the server always. */
export const useIsLookingUp = (): boolean =>
  useSyncExternalStore(visitorCountry.subscribe, visitorCountry.isLookingUp, always)
