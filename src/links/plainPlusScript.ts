/**
 * A line of script for the head of every page: writes %2B in the address as +, before anything reads it.
 * Both name the same page (`/services/c++-assignment`), but Gatsby would find another page for the encoded form than the
 * one that was sent, and fail to take over the HTML (decisions, 'Paths').
 */
export const plainPlusScript =
  'if(/%2b/i.test(location.pathname))history.replaceState(history.state,"",location.pathname.replace(/%2b/gi,"+")+location.search+location.hash)'
