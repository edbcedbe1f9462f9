import type { Issue } from "../../src/content/issue"
import { checkDates } from "./checkDates"
import { checkFaqs } from "./checkFaqs"
import { checkLength } from "./checkLength"
import { checkLinks } from "./checkLinks"
import { checkPhrases } from "./checkPhrases"
import { checkPromises } from "./checkPromises"
import { checkSeo } from "./checkSeo"
import { checkHouseStyle } from "./houseStyle"
import { checkPlaceholders } from "./placeholders"
import { isSearched, type Page } from "./readCopy"
import { checkReadingEase } from "./readingEase"
import { checkRepeats } from "./repeats"
import { checkSimilarity } from "./similarity"
import { isWritten, written } from "./written"

/** Matters of judgement: an editor decides. */
const warningChecks = [checkReadingEase, checkHouseStyle, checkPhrases, checkPromises, checkDates]

/** The same, of pages that search engines may list. */
const searchedChecks = [checkRepeats, checkFaqs]

/** The result of the check of the copy. */
export interface Quality {
  /** What must be fixed. */
  issues: Issue[]
  /** What an editor should look at; it does not fail the check. */
  warnings: Issue[]
}

/**
 * Checks the quality of all copy: what must be fixed are mistakes that a visitor or a search engine would see. What is still to
 * be written is not judged. The form of the copy must have passed `checkContent`.
 * @param pages the copy, from `readCopy`
 */
export const checkQuality = (pages: readonly Page[]): Quality => {
  const judged = pages.map(written)
  const searched = judged.filter(isSearched)
  return {
    issues: [checkSimilarity(judged), checkSeo(searched), checkLinks(judged), checkPlaceholders(pages)].flat(),
    warnings: [
      ...checkLength(pages.filter((page) => isWritten(page) && isSearched(page))),
      ...searchedChecks.flatMap((check) => check(searched)),
      ...warningChecks.flatMap((check) => check(judged)),
    ],
  }
}
