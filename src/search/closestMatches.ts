import { distance } from "fastest-levenshtein"
import MiniSearch from "minisearch"
import type { SearchHit } from "./searchOptions"
import { hitOf, type SiteIndex, searchSite } from "./searchSite"

/** The most pages that are named. */
const MAX_PAGES = 3

const decodedOrRaw = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // An address that is cut short is no text; its letters may still tell.
    return pathname
  }
}

const partsOf = (pathname: string) => pathname.toLowerCase().split("/").filter(Boolean)

/** How many letters of a part of an address may be wrong: one in three. */
const slips = (part: string) => Math.floor(part.length / 3)

/** How many letters lie between two addresses; Infinity where one cannot be meant by the other. */
const editDistance = (typed: readonly string[], real: readonly string[]) =>
  typed.length === 0 || typed.length !== real.length
    ? Number.POSITIVE_INFINITY
    : typed
        .map((part, place) => ({ part, letters: distance(part, real[place] ?? "") }))
        .map(({ part, letters }) => (letters <= slips(part) ? letters : Number.POSITIVE_INFINITY))
        .reduce((sum, letters) => sum + letters, 0)

/** The pages whose whole address is the typed one but for a few letters, nearest first. */
const byAddress = (index: SiteIndex, pathname: string): SearchHit[] => {
  const typed = partsOf(pathname)
  return index
    .search(MiniSearch.wildcard)
    .map((result) => ({ hit: hitOf(result), letters: editDistance(typed, partsOf(result.path)) }))
    .filter(({ letters }) => Number.isFinite(letters))
    .sort((a, b) => a.letters - b.letters)
    .map(({ hit }) => hit)
}

/** The words of an address: `/services/nursng-asignment` gives `nursng asignment`. A number alone says nothing. */
const queryOf = (pathname: string) => {
  const [first = "", ...rest] = pathname.split(/[^\p{L}\p{N}+]+/u).filter(Boolean)
  const words = rest.length > 0 && /^(services?|blogs?)$/i.test(first) ? rest : [first, ...rest]
  return words.filter((word) => !/^\d+$/.test(word)).join(" ")
}

/** The pages of an index that somebody who asked for an unknown address may have meant, likeliest first. */
export const closestMatches = (index: SiteIndex, pathname: string): SearchHit[] => {
  const typed = decodedOrRaw(pathname)
  const near = byAddress(index, typed)
  const others = searchSite(index, queryOf(typed), MAX_PAGES + near.length)
  const paths = new Set(near.map(({ path }) => path))
  return [...near, ...others.filter(({ path }) => !paths.has(path))].slice(0, MAX_PAGES)
}
