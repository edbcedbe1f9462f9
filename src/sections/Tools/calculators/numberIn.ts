/** The number that a reader has typed, with a comma or a point; undefined for anything else. */
export const numberIn = (typed: string | undefined) => {
  const text = typed?.trim().replace(",", ".") ?? ""
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}
