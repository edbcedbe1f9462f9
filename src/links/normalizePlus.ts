import { navigate } from "gatsby"
import { plainPlus } from "./plainPlus"

/**
 * Replaces an address whose path has `%2B` by the same one with `+`: Gatsby finds the page of both, but its router
 * shows only the latter.
 * @returns whether the address was replaced
 */
export const normalizePlus = ({ pathname, search, hash, state }: Location & { state?: object | null }) => {
  const path = plainPlus(pathname)
  if (path === pathname) return false
  void navigate(path + search + hash, { replace: true, state: state ?? undefined })
  return true
}
