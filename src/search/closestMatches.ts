import { distance } from "fastest-levenshtein"
import MiniSearch from "minisearch"
import { loadIndex } from "./loadIndex"
import { type SearchHit, SLIPS } from "./searchOptions"
import { hitOf, type SiteIndex } from "./searchSite"

/** The maximum number of suggested pages. */
const MAX_PAGES = 3

/** The lengths from which a word of an address may be incomplete or mistyped: short words resemble too many others. */
const MIN_PREFIX = 4
const MIN_FUZZY = 6

const partsOf = (pathname: string) => pathname.toLowerCase().split("/").filter(Boolean)

/** The maximum number of wrong letters in a part of an address: one in three. */
const slips = (part: string) => Math.floor(part.length / 3)

/** The edit distance of a part of an address to a real one, or to the beginning of that with as many words. */
const lettersApart = (part: string, real: string) =>
  Math.min(distance(part, real), distance(part, real.split("-").slice(0, part.split("-").length).join("-")))

/** The edit distance of two addresses; Infinity if they are too different. */
const editDistance = (typed: readonly string[], real: readonly string[]) =>
  typed.length === 0 || typed.length !== real.length
    ? Number.POSITIVE_INFINITY
    : typed
        .map((part, index) => ({ part, letters: lettersApart(part, real[index] ?? "") }))
        .map(({ part, letters }) => (letters <= slips(part) ? letters : Number.POSITIVE_INFINITY))
        .reduce((sum, letters) => sum + letters, 0)

/** The pages whose address, or its beginning, differs from the typed one by a few letters, nearest first. */
const byAddress = (index: SiteIndex, pathname: string): SearchHit[] => {
  const typed = partsOf(pathname)
  return index
    .search(MiniSearch.wildcard, { filter: ({ path }) => !path.includes("#") })
    .map((result) => ({ hit: hitOf(result), letters: editDistance(typed, partsOf(result.path)) }))
    .filter(({ letters }) => Number.isFinite(letters))
    .sort((a, b) => a.letters - b.letters)
    .map(({ hit }) => hit)
}

/**
 * The words of an address: `/services/nursng-asignment` gives `nursng asignment`. Numbers are left out, and so is what
 * `normalizeUrl` leaves of letters that were cut off (`-E0-A4`).
 */
const queryOf = (pathname: string) => {
  const [first = "", ...rest] = pathname.split(/[^\p{L}\p{N}+]+/u).filter(Boolean)
  const words = rest.length > 0 && /^(services?|blogs?)$/i.test(first) ? rest : [first, ...rest]
  return words.filter((word) => !/^(?:\d+|(?=.?\d)[\da-f]{2})$/i.test(word)).join(" ")
}

/**
 * The pages of an index that a visitor at an unknown address may have meant, most likely first: those with nearly the
 * same address, then those that have all words of it in their titles or descriptions.
 */
export const closestMatches = (index: SiteIndex, pathname: string): SearchHit[] => {
  const typed = decodeURIComponent(pathname)
  const near = byAddress(index, typed)
  const others = index
    .search(queryOf(typed), {
      fields: ["title", "names", "text"],
      combineWith: "AND",
      prefix: (word) => word.length >= MIN_PREFIX,
      fuzzy: (word) => (word.length >= MIN_FUZZY ? SLIPS : false),
    })
    .map(hitOf)
  const hits = new Map([...near, ...others].map((hit) => [hit.path, hit]))
  return [...hits.values()].slice(0, MAX_PAGES)
}

/**
 * The pages of the site that a visitor at an unknown address may have meant, most likely first.
 * @throws Error (by rejection) if the index cannot be loaded
 */
export const nearestPages = async (pathname: string) => closestMatches(await loadIndex(), pathname)
