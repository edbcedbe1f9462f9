import { flesch } from "flesch"
import { syllable } from "syllable"
import { limits } from "./limits"
import { ownPassages } from "./ownCopy"
import { issueOf, type Page, qualityOf } from "./readCopy"
import { sentencesOf, wordsOf } from "./words"

/** Flesch reading ease of sentences: about 100 is very easy, below 30 very hard. */
export const readingEaseOf = (sentences: readonly string[]) => {
  // Numbers and symbols have no syllables to count.
  const words = sentences.flatMap((sentence) => wordsOf(sentence)).filter((word) => /^\p{L}/u.test(word))
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables })
}

/** The sentences of a page's prose, without headings, and without tables, which contain references and figures. */
const proseOf = (page: Page) =>
  ownPassages(page)
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === "prose" || kind === "item")
    .flatMap(({ text }) => sentencesOf(text))

/** The reading ease of each measured page. */
export const readingEases = (pages: readonly Page[]) =>
  pages
    .filter(({ type }) => qualityOf(type).readable)
    .map((page) => ({ page, sentences: proseOf(page) }))
    .filter(({ sentences }) => sentences.length >= limits.readingEase.minSentences)
    .map(({ page, sentences }) => ({ page, ease: readingEaseOf(sentences) }))

/** Pages that are too hard to read, or so easy that their sentences must be too short. */
export const checkReadingEase = (pages: readonly Page[]) => {
  const { min, max } = limits.readingEase
  return readingEases(pages)
    .filter(({ ease }) => ease < min || ease > max)
    .map(({ page, ease }) =>
      issueOf(page, undefined, {
        message: `has a Flesch reading ease of ${ease.toFixed(1)}`,
        allowed: `${min} to ${max}`,
        remedy:
          ease < min
            ? "Split long sentences, and replace long words with plain ones where the subject allows."
            : "Join sentences that belong together, so that the text does not sound choppy.",
      }),
    )
}
