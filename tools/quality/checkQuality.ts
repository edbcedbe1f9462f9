import type { Issue } from "../../src/content/issue"
import { checkFaqs } from "./checkFaqs"
import { checkLength } from "./checkLength"
import { checkLinks } from "./checkLinks"
import { checkSeo } from "./checkSeo"
import { checkHouseStyle } from "./houseStyle"
import { checkMannerisms } from "./mannerisms"
import { checkOwnShare } from "./ownShare"
import { checkPlaceholders } from "./placeholders"
import type { Page } from "./readCopy"
import { checkReadingEase } from "./readingEase"
import { checkRepeats } from "./repeats"
import { checkSimilarity } from "./similarity"
import { checkSpelling, type Speller } from "./spelling"

type Check = (pages: readonly Page[]) => Issue[]

/** What a visitor or a search engine would meet as a mistake. */
const issueChecks: readonly Check[] = [checkSimilarity, checkSeo, checkLinks, checkPlaceholders]

/** What is a matter of judgement: an editor looks, and may leave it. */
const warningChecks: readonly Check[] = [
  checkLength,
  checkOwnShare,
  checkRepeats,
  checkReadingEase,
  checkFaqs,
  checkHouseStyle,
  checkMannerisms,
]

/** What the check of the copy has found. */
export interface Quality {
  /** What must be fixed. */
  issues: Issue[]
  /** What an editor should look at; nothing fails for it. */
  warnings: Issue[]
}

/**
 * Checks the quality of all copy. Its form is the matter of `checkContent`, which comes first.
 * @param pages the copy, from `readCopy`
 * @param speller a British dictionary
 * @param words what is right although the dictionary does not know it
 */
export const checkQuality = (pages: readonly Page[], speller: Speller, words: ReadonlySet<string>): Quality => ({
  issues: issueChecks.flatMap((check) => check(pages)),
  warnings: [...warningChecks.flatMap((check) => check(pages)), ...checkSpelling(pages, speller, words)],
})
