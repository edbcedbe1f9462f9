/**
 * The decoded path of an address as a host or a page writes it, absolute or not.
 * @returns undefined if it is no address
 */
export const pathOf = (address: string) => {
  try {
    return decodeURI(new URL(address, "https://site.invalid").pathname)
  } catch {
    return undefined
  }
}
