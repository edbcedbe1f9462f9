import type { Issue } from "../../src/content/issue"
import { checkFaqs } from "./checkFaqs"
import { checkLength } from "./checkLength"
import { checkLinks } from "./checkLinks"
import { checkPhrases } from "./checkPhrases"
import { checkSeo } from "./checkSeo"
import { checkHouseStyle } from "./houseStyle"
import { checkPlaceholders } from "./placeholders"
import type { Page } from "./readCopy"
import { checkReadingEase } from "./readingEase"
import { checkRepeats } from "./repeats"
import { checkSimilarity } from "./similarity"

type Check = (pages: readonly Page[]) => Issue[]

/** Mistakes that a visitor or a search engine would see. */
const issueChecks: readonly Check[] = [checkSimilarity, checkSeo, checkLinks, checkPlaceholders]

/** Matters of judgement: an editor decides. */
const warningChecks: readonly Check[] = [
  checkLength,
  checkRepeats,
  checkReadingEase,
  checkFaqs,
  checkHouseStyle,
  checkPhrases,
]

/** The result of the check of the copy. */
export interface Quality {
  /** What must be fixed. */
  issues: Issue[]
  /** What an editor should look at; it does not fail the check. */
  warnings: Issue[]
}

/**
 * Checks the quality of all copy. Its form must have passed `checkContent`.
 * @param pages the copy, from `readCopy`
 */
export const checkQuality = (pages: readonly Page[]): Quality => ({
  issues: issueChecks.flatMap((check) => check(pages)),
  warnings: warningChecks.flatMap((check) => check(pages)),
})
