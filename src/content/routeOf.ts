/**
 * The page path of an address of this site, without query and fragment: `/services/c%2B%2B-assignment` gives
 * `/services/c++-assignment`. An address that cannot be decoded is returned as is.
 */
export const routeOf = (address: string) => {
  const typed = address.split(/[?#]/)[0] ?? ""
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}
