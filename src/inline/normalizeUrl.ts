const isSound = (part: string) => {
  try {
    decodeURIComponent(decodeURIComponent(part))
    return true
  } catch {
    return false
  }
}

const soundPart = (part: string) => (isSound(part) ? part : part.replaceAll("%", "-"))

const normalize = () => {
  const path = soundPart(location.pathname).replace(/%2b/gi, "+")
  const hash = soundPart(location.hash)
  if (path === location.pathname && hash === location.hash) return
  history.replaceState(history.state, "", location.origin + path + location.search + hash)
}

/**
 * Normalises an address that Gatsby cannot read, before anything reads it and after each move in the history.
 * - `%2B` in the path becomes `+`. Both name the same page (`/services/c++-assignment`), but Gatsby would find another
 *   page for the encoded form than the one that was sent, and fail to hydrate the HTML (docs/specification.md, Addresses).
 * - A path or fragment that is no encoding of a text (`/plans#%E0%A4%A`, cut short by somebody) gets hyphens for its
 *   percent signs: Gatsby decodes both, paths even twice, without a net, and takes the page down. Were they taken away,
 *   `/services/%` would become another page than the error page that was sent.
 */
export const normalizeUrl = () => {
  normalize()
  // Before the router hears of the move, and whether or not islands hold it (`holdHistory`).
  addEventListener("popstate", normalize, true)
}
