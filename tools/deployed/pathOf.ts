/**
 * The path of an address as a host or a page writes it, decoded.
 * @param base what it is written on, where it is not whole
 * @returns undefined where it is no address
 */
export const pathOf = (address: string, base: string) => {
  try {
    return decodeURI(new URL(address, base).pathname)
  } catch {
    return undefined
  }
}
