import type { PageTypeName } from "../../src/content/contentTypes"
import type { Page, Passage } from "./readCopy"
import { wordsOf } from "./words"

/**
 * Fields whose text is not part of the page's own reading: names for menus, texts for search results and for cards
 * on other pages, the words around the form, and lists of sources; of a sample also what is not the piece itself.
 */
const elsewhere: Record<string, readonly string[]> & Record<PageTypeName, readonly string[]> = {
  service: ["name", "seo", "summary", "enquiry"],
  country: ["name", "seo"],
  post: ["seo", "description", "sources"],
  policy: ["name", "seo"],
  page: ["name", "seo", "action"],
  job: ["seo", "summary"],
  citation: ["name", "inText", "inList"],
  sample: ["seo", "title", "summary", "level", "style", "brief", "note"],
}

/** The passages that a visitor reads on the page itself. */
export const ownPassages = (page: Page): readonly Passage[] => {
  const left = elsewhere[page.type] ?? []
  return page.passages.filter(({ path }) => !path.some((key) => left.includes(String(key))))
}

/** All words of some passages, in order. */
export const wordsIn = (passages: readonly Passage[]) =>
  passages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => wordsOf(text)))

/** The words of a page's own reading, in order. */
export const ownWords = (page: Page) => wordsIn(ownPassages(page))
