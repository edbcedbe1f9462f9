import { distance } from "fastest-levenshtein"
import MiniSearch from "minisearch"
import { addressesOf } from "./addressesOf"
import { loadPages } from "./loadPages"
import { type SearchDocument, type SearchHit, SLIPS, searchOptions } from "./searchOptions"
import { hitOf } from "./searchSite"
import { wordsOfAddress } from "./wordsOfAddress"

/** The maximum number of suggested pages. */
const MAX_PAGES = 3

/** The lengths from which a word of an address may be incomplete or mistyped: short words resemble too many others. */
const MIN_PREFIX = 4
const MIN_FUZZY = 6

const partsOf = (pathname: string) => pathname.toLowerCase().split("/").filter(Boolean)

/** The edit distance of a part of an address to a real one; Infinity if more than one letter in three is wrong. */
const lettersApart = (part: string, real: string) => {
  const letters = distance(part, real)
  return letters <= part.length / 3 ? letters : Number.POSITIVE_INFINITY
}

/** How many wrong letters a word is worth that the real address does not have, so that nearer addresses come first. */
const LETTERS_PER_EXTRA_WORD = 2

const firstWords = (part: string, count: number) => part.split("-").slice(0, count).join("-")

/** The edit distance of a part of an address to a real one, also if either goes on after the last word of the other. */
const partDistance = (part: string, real: string) => {
  const words = part.split("-").length
  const realWords = real.split("-").length
  const extra = Math.max(words - realWords, 0) * LETTERS_PER_EXTRA_WORD
  return Math.min(lettersApart(part, real), lettersApart(firstWords(part, realWords), firstWords(real, words)) + extra)
}

/** The edit distance of two addresses; Infinity if they are too different. */
const editDistance = (typed: readonly string[], real: readonly string[]) =>
  typed.length === 0 || typed.length !== real.length
    ? Number.POSITIVE_INFINITY
    : typed.map((part, index) => partDistance(part, real[index] ?? "")).reduce((sum, letters) => sum + letters, 0)

type Addressed = Pick<SearchHit, "path" | "otherNames">

/** The pages of which an address, or its beginning, differs from the typed one by a few letters, nearest first. */
const nearAddress = <Page extends Addressed>(pages: readonly Page[], pathname: string) => {
  const typed = partsOf(pathname)
  const lettersTo = (address: string) => editDistance(typed, partsOf(address))
  return pages
    .map((page) => ({ page, letters: Math.min(...addressesOf(page).map(lettersTo)) }))
    .filter(({ letters }) => Number.isFinite(letters))
    .sort((a, b) => a.letters - b.letters)
}

/**
 * The pages of which an address, or its beginning, differs from the typed one by a few letters, nearest first.
 * @param pathname the typed address, decoded
 */
export const byAddress = <Page extends Addressed>(pages: readonly Page[], pathname: string): Page[] =>
  nearAddress(pages, pathname).map(({ page }) => page)

/** The pages that have all words of an address in their titles or descriptions. */
const byWords = (pages: readonly SearchHit[], pathname: string): SearchHit[] => {
  const index = new MiniSearch<SearchDocument>(searchOptions)
  const namesOf = ({ otherNames = [] }: SearchHit) => otherNames.join(" ")
  index.addAll(pages.map((page, id) => ({ ...page, id, weight: 1, names: namesOf(page), text: page.about, words: "" })))
  return index
    .search(wordsOfAddress(pathname), {
      combineWith: "AND",
      prefix: (word) => word.length >= MIN_PREFIX,
      fuzzy: (word) => (word.length >= MIN_FUZZY ? SLIPS : false),
    })
    .map(hitOf)
}

/**
 * The pages that a visitor at an unknown address may have meant, most likely first: those with nearly the
 * same address, then those that have all words of it in their titles or descriptions. Pages that are called so, or whose address
 * begins so, leave no room for others.
 */
export const closestMatches = (pages: readonly SearchHit[], pathname: string): SearchHit[] => {
  const typed = decodeURIComponent(pathname)
  const near = nearAddress(pages, typed)
  const exact = near.filter(({ letters }) => letters === 0)
  const found = (exact.length > 0 ? exact : near).map(({ page }) => page)
  if (exact.length === 0) found.push(...byWords(pages, typed))
  const hits = new Map(found.map((hit) => [hit.path, hit]))
  return [...hits.values()].slice(0, MAX_PAGES)
}

/**
 * The pages of the site that a visitor at an unknown address may have meant, most likely first.
 * @throws Error (by rejection) if the list of pages cannot be loaded
 */
export const nearestPages = async (pathname: string) =>
  closestMatches(await loadPages(decodeURIComponent(pathname)), pathname)

/**
 * The pages with these addresses, as many as may be near.
 * @throws TypeError or Error (by rejection) if the list of pages cannot be loaded
 */
export const pagesAt = async (paths: readonly string[]) => {
  const lists = await Promise.all(paths.slice(0, MAX_PAGES).map(loadPages))
  return lists.flatMap((pages, at) => pages.filter(({ path }) => path === paths[at]))
}
