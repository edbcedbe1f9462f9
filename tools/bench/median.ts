/** The median of some numbers; for an even count the higher of the two in the middle. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
