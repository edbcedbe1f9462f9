/** Whether two texts differ in one slip: a letter too many, too few or wrong, or two neighbours the wrong way round. */
const isOneSlip = (one: string, other: string) => {
  const length = Math.max(one.length, other.length)
  let start = 0
  while (start < length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  const swapped = a.charAt(1) + a.charAt(0) + a.slice(2)
  return one !== other && (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || swapped === b)
}

/** The common domain that was probably meant by that of an address; undefined if it is one itself, or resembles none. */
export const likelyDomain = (address: string, common: readonly string[]) => {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase()
  return common.includes(domain) ? undefined : common.find((known) => isOneSlip(domain, known))
}
