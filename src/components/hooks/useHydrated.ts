import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Whether React has hydrated the static HTML: false on the server and in the first render, so that the two match. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
