import { loadFailureEvent } from "../../components/errors/loadFailure"
import { requestSearch, takeWantedSearch } from "../../search/requestSearch"
import { isComposing, isSearchShortcut, isTyping } from "../../search/searchShortcut"
import { isConnected } from "../../site/isConnected"

/** Milliseconds that a wanted search waits for its script, since a hanging script reports no failure. */
const SCRIPT_TIMEOUT_MS = 10_000

/** The form of each button that opens the search; without scripts the header's leads to the list of services. */
const searchForm = "form[data-search]"

const isSearch = ({ target }: Event) => target instanceof Element && target.matches(searchForm)

/** What is in the field of such a form, if it has one. */
const wordsIn = ({ target }: Event) => (target as Element).querySelector("input")?.value

const followForm = async () => {
  const isWanted = () => !window.openSearch && window.wantedSearch !== undefined
  // Offline the browser would show an error page.
  if (!isWanted() || !(await isConnected()) || !isWanted()) return
  takeWantedSearch()
  document.querySelector<HTMLFormElement>(searchForm)?.submit()
}

/**
 * Opens the search by its keys, and remembers that it was asked for, by button or key, before it can be opened, with what
 * is typed until then (`requestSearch`). If its script does not arrive, the visitor gets the list of services, as without
 * scripts.
 */
export const queueSearch = () => {
  /** Where the focus was when the search was asked for: what is typed into another field belongs there. */
  let askedFrom: EventTarget | null = null
  const request = (event: Event, words?: string) => {
    event.preventDefault()
    askedFrom = document.activeElement
    requestSearch(words)
    setTimeout(followForm, SCRIPT_TIMEOUT_MS)
  }
  const typeAhead = (event: KeyboardEvent) => {
    const { wantedSearch: typed } = window
    if (typed === undefined || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return
    if (isComposing(event)) return
    if (isTyping(event.target) && event.target !== askedFrom) return
    if (event.key === "Backspace") window.wantedSearch = typed.slice(0, -1)
    else if (event.key.length === 1) window.wantedSearch = typed + event.key
    else return
    event.preventDefault()
  }
  addEventListener("submit", (event) => window.openSearch || !isSearch(event) || request(event, wordsIn(event)), true)
  // In the capture phase: React stops key events in an island that is not hydrated.
  addEventListener(
    "keydown",
    (event) => {
      typeAhead(event)
      if (isSearchShortcut(event)) request(event)
    },
    true,
  )
  addEventListener(loadFailureEvent, followForm)
}
