import { limits } from "./limits"
import { ownPassages, wordsIn } from "./ownCopy"
import { issueOf, type Page, qualityOf } from "./readCopy"

/** All sequences of `length` words in a text. */
export const runsOf = (words: readonly string[], length: number) =>
  new Set(words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(" ")))

/** Jaccard similarity: the size of the intersection of two sets divided by that of their union. */
export const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((run) => other.has(run)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** Two pages of a type with their similarity. */
interface Likeness {
  one: Page
  other: Page
  similarity: number
  /** The sequences of words that occur in both. */
  shared: string[]
}

const runsOfPage = (page: Page) =>
  new Set(ownPassages(page).flatMap((passage) => [...runsOf(wordsIn([passage]), limits.similarity.run)]))

/** All pairs of pages of each compared type. */
export const likenesses = (pages: readonly Page[]): Likeness[] => {
  const known = new Map(pages.map((page) => [page, runsOfPage(page)] as const))
  return [...known].flatMap(([one, runs], at) =>
    qualityOf(one.type).distinct
      ? [...known]
          .slice(at + 1)
          .filter(([other]) => other.type === one.type)
          .map(([other, others]) => ({
            one,
            other,
            similarity: jaccard(runs, others),
            shared: [...runs].filter((run) => others.has(run)),
          }))
      : [],
  )
}

/** Pairs of pages that are too similar. */
export const checkSimilarity = (pages: readonly Page[]) =>
  likenesses(pages)
    .filter(({ similarity }) => similarity > limits.similarity.max)
    .map(({ one, other, similarity, shared }) =>
      issueOf(one, undefined, {
        message: `reads like ${other.file}: similarity ${similarity.toFixed(3)}`,
        found: shared.slice(0, 3).join(" | "),
        allowed: `at most ${limits.similarity.max} of all runs of ${limits.similarity.run} words`,
        remedy: "Rewrite one of the two, starting from its own subject. Do not just swap single words.",
      }),
    )
