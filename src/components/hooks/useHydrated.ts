import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether React has hydrated the static HTML: false on the server and in the first pass, so that both render the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
