import type { Block } from "./blocksOf"
import { limits } from "./limits"
import { issueOf, type Page, type Passage } from "./readCopy"
import { sentencesOf, wordsOf } from "./words"

interface Place {
  page: Page
  passage: Passage
  kind: Block["kind"]
  sentence: string
}

/** A pull quote repeats its page, the tagline is on About as well, and forms share messages (docs/specification.md, Messages). */
const mayRepeat = (page: Page, { path }: Passage) =>
  path[0] === "quote" || (page.type === "site" && path[0] === "tagline") || page.type === "forms"

/** Every sentence of the copy, and every other line, such as a heading or a cell. */
const placesIn = (pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.passages
      .filter((passage) => !mayRepeat(page, passage))
      .flatMap((passage) =>
        passage.blocks.flatMap(({ kind, text }) =>
          sentencesOf(text).map((sentence): Place => ({ page, passage, kind, sentence })),
        ),
      ),
  )

/**
 * The keys of a sentence: its words, and, if it is long enough, its words with each one left out in turn. Two sentences that
 * differ in a single word share one of these.
 */
const keysOf = (sentence: string) => {
  const words = wordsOf(sentence)
  if (words.length < limits.repeatedSentence.minWords) return []
  const whole = words.join(" ")
  return words.length < limits.repeatedSentence.minWordsButOne
    ? [whole]
    : [whole, ...words.map((_, at) => words.with(at, "◦").join(" "))]
}

/** A cell may name a source that its page discusses, but no other page. */
const counts = (one: Place, other: Place) => one.page !== other.page || (one.kind !== "cell" && other.kind !== "cell")

/** The first place of each sentence, and every later one. */
const repeatsIn = (places: readonly Place[]) => {
  const known = new Map<string, Place>()
  return places.flatMap((place) => {
    const keys = keysOf(place.sentence)
    const before = keys.map((key) => known.get(key)).find((other) => other && counts(place, other))
    for (const key of keys) if (!known.has(key)) known.set(key, place)
    return before ? [{ ...place, before }] : []
  })
}

/** Sentences and lines that occur twice in the copy, also with one word replaced. */
export const checkRepeats = (pages: readonly Page[]) =>
  repeatsIn(placesIn(pages)).map(({ page, passage, sentence, before }) =>
    issueOf(page, passage, {
      message: `repeats a sentence of ${before.page.file}`,
      found: sentence,
      allowed: before.sentence === sentence ? undefined : `nothing so close to "${before.sentence}"`,
      remedy: "Say it in one of the two places, and in the other what is different there.",
    }),
  )
