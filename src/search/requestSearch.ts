declare global {
  interface Window {
    /** Opens the search, once its part of the header is hydrated. Global, since head script and app bundle this file. */
    openSearch?: () => void
    /** Whether the search was asked for before that. */
    isSearchWanted?: boolean
  }
}

/** Opens the search from anywhere on the page, as soon as it can be opened. */
export const requestSearch = () => {
  if (window.openSearch) window.openSearch()
  else window.isSearchWanted = true
}

/** Registers the function that opens the search, and calls it if it is wanted; returns a function that unregisters it. */
export const answerSearch = (open: () => void) => {
  window.openSearch = open
  if (window.isSearchWanted) open()
  window.isSearchWanted = false
  return () => {
    window.openSearch = undefined
  }
}
