export const sumOf = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)

/**
 * Splits words over parts in proportion to their shares; the sum is exact.
 * @param total the words in all
 * @param shares the share of each part, in any unit
 * @param own the words of the parts that have their own; the others share what is left, which is never less than nothing
 */
export const splitWords = (total: number, shares: readonly number[], own: readonly (number | undefined)[] = []) => {
  const left = Math.max(0, total - sumOf(own.map((words) => words ?? 0)))
  const open = shares.map((share, at) => (own[at] === undefined ? share : 0))
  const whole = sumOf(open)
  const exact = open.map((share) => (whole === 0 ? 0 : (left * share) / whole))
  // The words that rounding down leaves go to the parts that lost most.
  const words = exact.map(Math.floor)
  const lost = exact.map((number, at) => ({ at, loss: number % 1 })).sort((one, other) => other.loss - one.loss)
  const missing = whole === 0 ? 0 : Math.round(left - sumOf(words))
  for (const { at } of lost.slice(0, missing)) words[at] = (words[at] ?? 0) + 1
  return words.map((number, at) => own[at] ?? number)
}
