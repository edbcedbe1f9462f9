import { limits } from "./limits"
import { faultOf, type Page, type Passage } from "./readPages"
import { sentencesOf, wordsOf } from "./words"

interface Place {
  page: Page
  passage: Passage
  sentence: string
}

/** Where each sentence stands first, and every later place of it. */
const repeatsIn = (places: readonly Place[]) => {
  const first = new Map<string, Place>()
  return places.flatMap((place) => {
    const words = wordsOf(place.sentence)
    if (words.length < limits.repeatedSentence.minWords) return []
    const key = words.join(" ")
    const before = first.get(key)
    if (!before) first.set(key, place)
    return before ? [{ ...place, before }] : []
  })
}

const prose: readonly string[] = ["prose", "item"]

/** A pull quote repeats its page, and the tagline stands on About as well as in the footer. */
const mayRepeat = (page: Page, { path }: Passage) =>
  path[0] === "quote" || (page.family === "site" && path[0] === "tagline")

/** Sentences that stand twice anywhere in the copy. A cell of a table may repeat a source that the text discusses. */
export const checkRepeats = (pages: readonly Page[]) =>
  repeatsIn(
    pages.flatMap((page) =>
      page.passages
        .filter((passage) => !mayRepeat(page, passage))
        .flatMap((passage) =>
          passage.blocks
            .filter(({ kind }) => prose.includes(kind))
            .flatMap(({ text }) => sentencesOf(text).map((sentence) => ({ page, passage, sentence }))),
        ),
    ),
  ).map(({ page, passage, sentence, before }) =>
    faultOf(page, passage, {
      problem: `repeats a sentence of ${before.page.file}`,
      found: sentence,
      remedy: "Say it in one of the two places, and in the other what is different there.",
    }),
  )
