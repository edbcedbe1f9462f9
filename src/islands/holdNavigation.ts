import { globalHistory } from "@gatsbyjs/reach-router"
import { plainPlus } from "../links/plainPlus"
import { hasDehydratedIsland, whenIslandsHydrated } from "./dehydrated"
import { assumeInteraction } from "./firstInteraction"

declare global {
  interface Window {
    /**
     * Gatsby's own navigation, which its links and `navigate` call. If Gatsby renames it, nothing is held, and "going
     * on while islands are not hydrated" in `islands.e2e.ts` fails.
     */
    ___navigate: (to: string, options?: object) => void
  }
}

/** Milliseconds for which a navigation waits for islands; then the page is loaded in full. */
const HOLD_TIMEOUT_MS = 4000

const hydrateIslands = () => {
  assumeInteraction()
  return whenIslandsHydrated(HOLD_TIMEOUT_MS)
}

/**
 * Holds Gatsby's navigations until the islands are hydrated. A new location changes contexts above them, and React
 * would discard the HTML of dehydrated islands (its error 421), with what was typed into it. Addresses are normalised,
 * since Gatsby's router shows nothing for those with `%2B`.
 * Call it after Gatsby has set up its navigation.
 */
export const holdNavigation = () => {
  const { ___navigate: navigate } = window
  let latest = 0
  window.___navigate = async (to, options) => {
    latest++
    const own = latest
    const isReady = !hasDehydratedIsland() || (await hydrateIslands())
    if (own !== latest) return
    if (isReady) navigate(plainPlus(to), options)
    else location.assign(to)
  }
}

const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search

/**
 * Holds history moves (Back and Forward) in the same way. Call it before Gatsby's router listens to them. The browser
 * itself handles a move within the page; Gatsby is notified of it once the islands are hydrated.
 */
export const holdHistory = () => {
  let latest = 0
  let isRepeated = false
  addEventListener(
    "popstate",
    async (event) => {
      latest++
      const own = latest
      if (isRepeated || !window.isHydrated || !hasDehydratedIsland()) return
      event.stopImmediatePropagation()
      const isSamePage = pageOf(location) === pageOf(globalHistory.location)
      while (!(await hydrateIslands())) if (!isSamePage) return location.reload()
      if (own !== latest) return
      isRepeated = true
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
      isRepeated = false
    },
    true,
  )
}
