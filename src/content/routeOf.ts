/**
 * The path of the page that an address of this site leads to, without query and fragment: `/services/c%2B%2B-assignment`
 * gives `/services/c++-assignment`. What cannot be decoded is left as it is.
 */
export const routeOf = (address: string) => {
  const typed = address.split(/[?#]/)[0] ?? ""
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}
