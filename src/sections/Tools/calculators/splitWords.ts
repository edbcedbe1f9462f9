/**
 * Splits words over parts in proportion to their shares; the sum is exact.
 * @param total the words in all
 * @param shares the share of each part, in any unit
 * @param own the parts whose words are set, by place; the others share what is left, which is never less than nothing
 */
export const splitWords = (total: number, shares: readonly number[], own: Readonly<Record<number, number>> = {}) => {
  const isSet = (at: number) => own[at] !== undefined
  const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0)
  const left = Math.max(0, total - sum(Object.values(own)))
  const whole = sum(shares.filter((_, at) => !isSet(at)))
  const exact = shares.map((share, at) => (isSet(at) || whole === 0 ? 0 : (left * share) / whole))
  const words = exact.map(Math.floor)
  // The words that rounding down leaves go to the parts that lost most.
  const byLoss = exact.map((number, at) => ({ at, loss: number - Math.floor(number) })).sort((a, b) => b.loss - a.loss)
  const missing = whole === 0 ? 0 : Math.round(left - sum(words))
  for (const { at } of byLoss.slice(0, missing)) words[at] = (words[at] ?? 0) + 1
  return words.map((number, at) => own[at] ?? number)
}
