import { useDialCodes } from "./useDialCodes"

/**
 * The English names of countries, in the order given.
 * @param codes two-letter codes; one that the list of dial codes lacks stays as it is
 */
export const useCountryNames = (codes: readonly string[]) => {
  const nameOf = new Map(useDialCodes().map(({ label, name }) => [label, name]))
  return codes.map((code) => nameOf.get(code) ?? code)
}
