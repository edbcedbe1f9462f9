/**
 * The decoded path of an absolute or relative address, as written by a host or a page.
 * @returns undefined if it is not an address
 */
export const pathOf = (address: string) => {
  try {
    return decodeURI(new URL(address, "https://site.invalid").pathname)
  } catch {
    return undefined
  }
}
