import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether React has taken the static HTML over: false on the server and in the first pass, so that both draw the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
