/** The number in the middle of some; of an even count the higher one of two. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN
