import { limits } from "./limits"
import { ownPassages, wordsIn } from "./ownCopy"
import { isSearched, issueOf, type Page, qualityOf } from "./readCopy"

/** All sequences of `length` words in a text, in order. */
export const runsOf = (words: readonly string[], length: number) =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(" "))

/** Two pages of a type with their similarity: the Jaccard index of their runs of words. */
interface Likeness {
  one: Page
  other: Page
  similarity: number
}

const runsOfPage = (page: Page) => {
  const runs = new Set<string>()
  for (const passage of ownPassages(page))
    for (const run of runsOf(wordsIn([passage]), limits.similarity.run)) runs.add(run)
  return runs
}

/** All pairs of pages of one type. Counts by run, since comparing each pair's runs is too slow for a thousand pages. */
const likenessesIn = (pages: readonly Page[], wanted: (page: Page) => boolean): Likeness[] => {
  const runs = pages.map(runsOfPage)
  const earlierWith = new Map<string, number[]>()
  const pairs: Likeness[] = []
  for (const [at, own] of runs.entries()) {
    const shared = new Uint32Array(at)
    // One list for all runs that no other page has, which are most of a million.
    const alone = [at]
    for (const run of own) {
      const earlier = earlierWith.get(run) ?? []
      for (const page of earlier) shared[page] = (shared[page] ?? 0) + 1
      if (earlier.length > 1) earlier.push(at)
      else earlierWith.set(run, earlier.length === 1 ? [...earlier, at] : alone)
    }
    const other = pages[at] as Page
    for (const [before, both] of shared.entries()) {
      const one = pages[before] as Page
      const all = (runs[before]?.size ?? 0) + own.size - both
      if (wanted(one) || wanted(other)) pairs.push({ one, other, similarity: all === 0 ? 0 : both / all })
    }
  }
  return pairs
}

/**
 * All pairs of pages of each compared type that search engines may list.
 * @param wanted which pages a pair must have one of; by default any
 */
export const likenesses = (pages: readonly Page[], wanted: (page: Page) => boolean = () => true) =>
  [...new Set(pages.map(({ type }) => type))]
    .filter((type) => qualityOf(type).distinct)
    .flatMap((type) =>
      likenessesIn(
        pages.filter((page) => page.type === type && isSearched(page)),
        wanted,
      ),
    )

/** Whether two pages are too similar. */
const isAlike = ({ similarity }: Likeness) => similarity > limits.similarity.max

/** The issue of a page that is too similar to another one. */
const alikeIssue = (page: Page, other: Page, similarity: number) => {
  const others = runsOfPage(other)
  return issueOf(page, undefined, {
    message: `reads like ${other.file}: similarity ${similarity.toFixed(3)}`,
    found: [...runsOfPage(page)]
      .filter((run) => others.has(run))
      .slice(0, 3)
      .join(" | "),
    allowed: `at most ${limits.similarity.max} of all runs of ${limits.similarity.run} words`,
    remedy: "Rewrite one of the two, starting from its own subject. Do not just swap single words.",
  })
}

/** The issue of each of some pages that is too similar to another one, with the most similar one. */
export const alikeIssues = (pages: readonly Page[], judged: ReadonlySet<Page>) => {
  const nearest = new Map<Page, { other: Page; similarity: number }>()
  for (const likeness of likenesses(pages, (page) => judged.has(page)).filter(isAlike)) {
    const { one, other, similarity } = likeness
    for (const [page, like] of [
      [other, one],
      [one, other],
    ] as const)
      if (judged.has(page) && similarity > (nearest.get(page)?.similarity ?? 0))
        nearest.set(page, { other: like, similarity })
  }
  return [...nearest].map(([page, { other, similarity }]) => alikeIssue(page, other, similarity))
}

/** Pages that are too similar to a later one, each with the most similar one. */
export const checkSimilarity = (pages: readonly Page[]) => {
  const nearest = new Map<Page, Likeness>()
  for (const pair of likenesses(pages).filter(isAlike))
    if (pair.similarity > (nearest.get(pair.one)?.similarity ?? 0)) nearest.set(pair.one, pair)
  return [...nearest.values()].map(({ one, other, similarity }) => alikeIssue(one, other, similarity))
}
