import { type Page, type Passage, qualityOf } from "./readCopy"
import { wordsOf } from "./words"

/** The passages shown on the page itself. */
export const ownPassages = (page: Page): readonly Passage[] => {
  const left = ["seo", ...(qualityOf(page.type).elsewhere ?? [])]
  return page.passages.filter(({ path }) => !path.some((key) => left.includes(String(key))))
}

/** All words of the passages, in order. */
export const wordsIn = (passages: readonly Passage[]) =>
  passages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => wordsOf(text)))

/** The words of a page's own text, in order. */
export const ownWords = (page: Page) => wordsIn(ownPassages(page))
