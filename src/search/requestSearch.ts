declare global {
  interface Window {
    /** Opens the search, once its part of the header is hydrated. Global, since head script and app bundle this file. */
    openSearch?: () => void
    /** What was typed since the search was asked for; undefined unless it was asked for and is not open yet. */
    wantedSearch?: string
  }
}

/**
 * Opens the search from anywhere on the page, as soon as it can be opened.
 * @param words what it looks for at first
 */
export const requestSearch = (words = "") => {
  window.wantedSearch ??= words
  window.openSearch?.()
}

/** Registers the function that opens the search, and calls it if it is wanted; returns a function that unregisters it. */
export const answerSearch = (open: () => void) => {
  window.openSearch = open
  if (window.wantedSearch !== undefined) open()
  return () => {
    window.openSearch = undefined
  }
}

/** What was asked for, or typed while the search was opening, which it now takes over, or gives up because it cannot be loaded. */
export const takeWantedSearch = () => {
  const { wantedSearch = "" } = window
  window.wantedSearch = undefined
  return wantedSearch
}
