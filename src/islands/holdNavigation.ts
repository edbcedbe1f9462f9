import { globalHistory } from "@gatsbyjs/reach-router"
import { takeAddedStep } from "../components/hooks/useClosedOnBack"
import { hasDehydratedIsland, whenIslandsHydrated } from "./dehydrated"
import { assumeInteraction } from "./firstInteraction"
import { plainPlus } from "./head-script/normalizeUrl"

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

/** How many times the visitor has moved on, by links and by history. */
let moves = 0

/** Counts a move; returns a function that tells whether it is still the latest one, since only that is carried out. */
const countMove = () => {
  moves += 1
  const own = moves
  return () => own === moves
}

/** The waiting that is under way. */
let hydrating: Promise<boolean> | undefined

/** Who clicks again does not wait for longer. */
const hydrateIslands = () => {
  assumeInteraction()
  hydrating ??= whenIslandsHydrated(HOLD_TIMEOUT_MS).finally(() => {
    hydrating = undefined
  })
  return hydrating
}

/**
 * Holds Gatsby's navigations until the islands are hydrated. A new location changes contexts above them, and React
 * would discard the HTML of dehydrated islands (its error 421), with what was typed into it. Addresses are normalised,
 * since Gatsby's router shows nothing for those with `%2B`. A step of the history that opening a menu has added is
 * replaced.
 * Call it after Gatsby has set up its navigation.
 */
export const holdNavigation = () => {
  const { ___navigate: navigate } = window
  window.___navigate = async (to, options) => {
    const isLatest = countMove()
    const isReplaced = takeAddedStep()
    const isReady = !hasDehydratedIsland() || (await hydrateIslands())
    if (!isLatest()) return
    if (isReady) navigate(plainPlus(to), isReplaced ? { ...options, replace: true } : options)
    else location[isReplaced ? "replace" : "assign"](to)
  }
}

const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search

/**
 * Holds history moves (Back and Forward) in the same way. Call it before Gatsby's router listens to them. The browser
 * itself handles a move within the page; Gatsby is notified of it once the islands are hydrated.
 */
export const holdHistory = () => {
  let isRepeated = false
  addEventListener(
    "popstate",
    async (event) => {
      if (isRepeated) return
      const isLatest = countMove()
      if (!window.isHydrated || !hasDehydratedIsland()) return
      event.stopImmediatePropagation()
      const isSamePage = pageOf(location) === pageOf(globalHistory.location)
      while (!(await hydrateIslands())) {
        if (!isLatest()) return
        if (!isSamePage) return location.reload()
      }
      if (!isLatest()) return
      isRepeated = true
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
      isRepeated = false
    },
    true,
  )
}
