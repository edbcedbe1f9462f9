/** An address with `+` instead of `%2B` in its path, as in the pages' own addresses. */
export const plainPlus = (address: string) => address.replace(/^[^?#]+/, (path) => path.replace(/%2b/gi, "+"))

const isDecodable = (part: string) => {
  try {
    decodeURIComponent(decodeURIComponent(part))
    return true
  } catch {
    return false
  }
}

const decodablePart = (part: string) => (isDecodable(part) ? part : part.replaceAll("%", "-"))

const normalize = () => {
  const path = plainPlus(decodablePart(location.pathname))
  const hash = decodablePart(location.hash)
  if (path === location.pathname && hash === location.hash) return
  history.replaceState(history.state, "", location.origin + path + location.search + hash)
}

/**
 * Normalises an address that Gatsby cannot read, before any other code reads it and after each history change.
 * - `%2B` in the path becomes `+`. Both address the same page (`/services/c++-assignment`), but for the encoded form
 *   Gatsby would find another page than the one sent, and fail to hydrate the HTML (docs/specification.md, Addresses).
 * - In a path or fragment that cannot be decoded (as in a truncated `/plans#%E0%A4%A`), percent signs become hyphens:
 *   Gatsby decodes both, paths even twice, without catching errors. If the signs were removed, `/services/%` would
 *   address another page than the error page that was sent.
 */
export const normalizeUrl = () => {
  normalize()
  // Runs before the router's listener, even while a history move is held (`holdHistory`).
  addEventListener("popstate", normalize, true)
}
