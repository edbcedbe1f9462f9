/**
 * The words of an address: `/services/nursng-asignment` gives `nursng asignment`. Numbers are left out, and so is what
 * `normalizeUrl` leaves of letters that were cut off (`-E0-A4`).
 */
export const wordsOfAddress = (pathname: string) => {
  const [first = "", ...rest] = pathname.split(/[^\p{L}\p{N}+]+/u).filter(Boolean)
  const words = rest.length > 0 && /^(services?|blogs?)$/i.test(first) ? rest : [first, ...rest]
  return words.filter((word) => !/^(?:\d+|(?=.?\d)[\da-f]{2})$/i.test(word)).join(" ")
}
