const parts: [number, string][] = [
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
]

/** A whole number from 1 to 39 in small Roman numerals. */
export const romanNumeral = (value: number): string => {
  const part = parts.find(([size]) => size <= value)
  return part ? part[1] + romanNumeral(value - part[0]) : ""
}
