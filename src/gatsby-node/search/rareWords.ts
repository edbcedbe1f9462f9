import type { SearchFile } from "../../search/searchFile"
import { processTerm, wordsOf } from "../../search/searchOptions"

/** The share of all pages that may have a word, so that it still tells them apart. */
const MAX_SHARE = 1 / 10

/** The number of pages that may have a word on a site with few pages. */
const MIN_PAGES = 3

/** How often a word must be on a page if no other page has it, unless it is written like a name. */
const MIN_USES = 3

/** Names such as 'PowerPoint', 'SPSS', 'C#' and 'Bézier': with several capitals, a sign, or an accent. */
const nameLike = /.\p{Lu}|[+#]|[^\0-\x7f]/u

/** The text of a page, and the part of it that is searched anyway. */
interface PageText {
  text: string
  known: string
}

/** Addresses of links in Markdown, whose words nobody reads. */
const addresses = /\]\([^)]*\)/g

/** A word as it is indexed, and how much one use of it counts. */
const weighWord = (typed: string) => {
  const word = processTerm(typed)
  if (word === undefined || word.length === 1 || /^\d/.test(word)) return undefined
  return { word, uses: nameLike.test(typed) ? MIN_USES : 1 }
}

/** Counts the words of texts; a word is processed once, since pages share most of them. */
const counter = () => {
  const weighed = new Map<string, ReturnType<typeof weighWord>>()
  return (text: string) => {
    const counts = new Map<string, number>()
    for (const typed of wordsOf(text.replace(addresses, "]"))) {
      if (!weighed.has(typed)) weighed.set(typed, weighWord(typed))
      const known = weighed.get(typed)
      if (known) counts.set(known.word, (counts.get(known.word) ?? 0) + known.uses)
    }
    return counts
  }
}

/**
 * The words that tell pages apart: those that few pages have, and, if it is only one, that it repeats. All other words
 * would make the search file three times as large.
 * @param pages all pages, in the order of the search file
 */
export const rareWords = (pages: readonly PageText[]): SearchFile["words"] => {
  const countWords = counter()
  const most = Math.max(MIN_PAGES, pages.length * MAX_SHARE)
  const found = new Map<string, { pages: number[]; uses: number }>()
  for (const [at, { text }] of pages.entries())
    for (const [word, count] of countWords(text)) {
      const entry = found.get(word) ?? { pages: [], uses: 0 }
      // A list is not needed beyond the first number that is too large.
      if (entry.pages.length <= most) entry.pages.push(at)
      entry.uses += count
      found.set(word, entry)
    }
  const known = pages.map((page) => countWords(page.known))
  const rare = [...found].filter(
    ([, { pages: having, uses }]) => having.length <= most && (having.length > 1 || uses >= MIN_USES),
  )
  return Object.fromEntries(
    rare
      .map(([word, { pages: having }]) => [word, having.filter((at) => !known[at]?.has(word))] as const)
      .filter(([, having]) => having.length > 0)
      .map(([word, having]) => [word, having.map((at, index) => at - (having[index - 1] ?? 0))] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
