import { useSyncExternalStore } from "react"
import { useSite } from "./useSite"

/**
 * The first address of this visit. It is only held in memory: Gatsby's page changes keep it, and with the next page that
 * the browser loads a new visit starts.
 */
export const firstAddress = typeof window === "undefined" ? "" : window.location.href

let name: string | undefined
const listeners = new Set<() => void>()

/** The name of the page that is shown, in the words of the data; undefined on an error page. */
export const pageName = () => name

/** Tells the name of the page that is shown. */
export const namePage = (shown: string | undefined) => {
  name = shown
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The name of the page that is shown, unless the owner has switched off that messages say where they come from. */
export const usePageName = () => {
  // Without its settings nothing goes along.
  const { leads } = useSite()
  const shown = useSyncExternalStore(subscribe, pageName, pageName)
  return leads && leads.context !== "off" ? shown : undefined
}
