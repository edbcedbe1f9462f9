import type { Fault } from "../fault"
import { checkFaqs } from "./checkFaqs"
import { checkLength } from "./checkLength"
import { checkLinks } from "./checkLinks"
import { checkSeo } from "./checkSeo"
import { checkHouseStyle } from "./houseStyle"
import { checkOwnShare } from "./ownShare"
import { checkPlaceholders } from "./placeholders"
import { checkReadingEase } from "./readingEase"
import type { Page } from "./readPages"
import { checkRepeats } from "./repeats"
import { checkSimilarity } from "./similarity"
import { checkSpelling, type Speller } from "./spelling"

/** All checks that need nothing but the copy. */
const checks: readonly ((pages: readonly Page[]) => Fault[])[] = [
  checkLength,
  checkOwnShare,
  checkSimilarity,
  checkRepeats,
  checkReadingEase,
  checkSeo,
  checkFaqs,
  checkLinks,
  checkPlaceholders,
  checkHouseStyle,
]

/**
 * Checks the quality of all copy. Its form is the matter of `checkContent`, which comes first.
 * @param pages the copy, from `readPages`
 * @param speller a British dictionary
 * @param words what is right although the dictionary does not know it
 */
export const checkQuality = (pages: readonly Page[], speller: Speller, words: ReadonlySet<string>): Fault[] => [
  ...checks.flatMap((check) => check(pages)),
  ...checkSpelling(pages, speller, words),
]
