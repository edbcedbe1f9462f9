/** The characters of a reference: capitals and digits that cannot be taken for one another. */
export const REFERENCE_CHARACTERS = "34679ACDEFGHJKMNPQRTVWXY"
export const REFERENCE_LENGTH = 6

/**
 * A reference by which visitor and company name what was sent: 24 ^ 6, almost two hundred million, are possible.
 * @returns undefined if the browser refuses random numbers, which must not stop the form
 */
export const createReference = () => {
  try {
    return Array.from(
      crypto.getRandomValues(new Uint32Array(REFERENCE_LENGTH)),
      (random) => REFERENCE_CHARACTERS[random % REFERENCE_CHARACTERS.length],
    ).join("")
  } catch {
    return undefined
  }
}
