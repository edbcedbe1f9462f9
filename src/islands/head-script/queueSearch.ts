import { loadFailureEvent } from "../../components/errors/loadFailure"
import { requestSearch } from "../../search/requestSearch"
import { isSearchShortcut } from "../../search/searchShortcut"

/** Milliseconds that a wanted search waits for its script, since a hanging script reports no failure. */
const SCRIPT_TIMEOUT_MS = 10_000

/** The form of each button that opens the search; without scripts it leads to the list of services. */
const searchForm = "form[data-search]"

const isSearch = ({ target }: Event) => target instanceof Element && target.matches(searchForm)

const followForm = () => {
  if (!window.isSearchWanted || !navigator.onLine) return
  window.isSearchWanted = false
  document.querySelector<HTMLFormElement>(searchForm)?.submit()
}

/**
 * Remembers that the search was asked for, by button or key, before it can be opened (`requestSearch`). If its script
 * does not arrive, the visitor gets the list of services, as without scripts.
 */
export const queueSearch = () => {
  const queue = (isWanted: (event: Event) => boolean) => (event: Event) => {
    if (window.openSearch || !isWanted(event)) return
    event.preventDefault()
    requestSearch()
    setTimeout(followForm, SCRIPT_TIMEOUT_MS)
  }
  addEventListener("submit", queue(isSearch), true)
  addEventListener(
    "keydown",
    queue((event) => isSearchShortcut(event as KeyboardEvent)),
    true,
  )
  addEventListener(loadFailureEvent, followForm)
}
