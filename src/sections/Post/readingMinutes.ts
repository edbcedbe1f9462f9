import { wordCount } from "../../site/wordCount"

/** The reading speed for such texts, in words a minute (Brysbaert 2019: 238 for non-fiction in English). */
const WORDS_PER_MINUTE = 238

/** How many minutes a text of HTML or plain text takes to read, at least one. */
export const readingMinutes = (texts: readonly string[]) => Math.max(1, Math.round(wordCount(texts) / WORDS_PER_MINUTE))
