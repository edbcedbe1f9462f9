/** The median of numbers; for an even count the higher of the middle two. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
