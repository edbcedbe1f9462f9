import type { Block } from "./blocksOf"
import { limits } from "./limits"
import { issueOf, type Page, type Passage } from "./readCopy"
import sharedSentences from "./sharedSentences.json"
import { sentencesOf, wordsOf } from "./words"

interface Place {
  page: Page
  passage: Passage
  kind: Block["kind"]
  sentence: string
}

/**
 * Pull quotes and short versions repeat their page, About repeats the tagline, the privacy policy shows one of the texts about
 * measuring, forms share messages (docs/specification.md, Messages), and of the styles of citation the tool shows one at a time,
 * whose rules several have.
 */
const mayRepeat = ({ type }: Page, { path: [field] }: Passage) =>
  field === "quote" ||
  field === "inShort" ||
  (type === "site" && (field === "tagline" || field === "measuring")) ||
  type === "forms" ||
  (type === "citation" && field === "rules")

/** The sentences that several pages share on purpose. */
const agreed: readonly string[] = sharedSentences

/** The places of all sentences and other lines, such as headings and cells. */
const placesIn = (pages: readonly Page[]) =>
  pages.flatMap((page) =>
    page.passages
      .filter((passage) => !mayRepeat(page, passage))
      .flatMap((passage) =>
        passage.blocks.flatMap(({ kind, text }) =>
          sentencesOf(text)
            .filter((sentence) => !agreed.includes(sentence))
            .map((sentence): Place => ({ page, passage, kind, sentence })),
        ),
      ),
  )

/**
 * The keys of a sentence: its words and, if it is long enough, its words without each of them in turn. Two sentences
 * that differ in a single word share a key.
 */
const keysOf = (sentence: string) => {
  const words = wordsOf(sentence)
  if (words.length < limits.repeatedSentence.minWords) return []
  const whole = words.join(" ")
  return words.length < limits.repeatedSentence.minWordsButOne
    ? [whole]
    : [whole, ...words.map((_, at) => words.with(at, "◦").join(" "))]
}

/** Whether a repetition counts: a cell may repeat text from its own page, such as the name of a source. */
const counts = (one: Place, other: Place) => one.page !== other.page || (one.kind !== "cell" && other.kind !== "cell")

/** All repetitions of sentences, each with an earlier place. */
const repeatsIn = (places: readonly Place[]) => {
  const known = new Map<string, Place>()
  return places.flatMap((place) => {
    const keys = keysOf(place.sentence)
    const before = keys.map((key) => known.get(key)).find((other) => other && counts(place, other))
    for (const key of keys) if (!known.has(key)) known.set(key, place)
    return before ? [{ ...place, before }] : []
  })
}

/** Sentences and lines that occur twice in the copy, even with one word replaced. */
export const checkRepeats = (pages: readonly Page[]) =>
  repeatsIn(placesIn(pages)).map(({ page, passage, sentence, before }) =>
    issueOf(page, passage, {
      message: `repeats a sentence from ${before.page.file}`,
      found: sentence,
      allowed: before.sentence === sentence ? undefined : `nothing this close to "${before.sentence}"`,
      remedy: "Say it in only one of the two places. In the other, say what is different there.",
    }),
  )
