import { normalizeText } from "../site/normalizeText"
import type { SearchHit } from "./searchOptions"

/** A name as an address would spell it: `work for us` as `/work-for-us`. */
const addressOf = (name: string) => `/${normalizeText(name).replace(/[^\p{L}\p{N}+]+/gu, "-")}`

/** The addresses by which people may look for a page: its own, and those of its other names. */
export const addressesOf = ({ path, otherNames = [] }: Pick<SearchHit, "path" | "otherNames">) => [
  path,
  ...otherNames.map(addressOf),
]
