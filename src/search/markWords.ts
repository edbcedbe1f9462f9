import { type AskedWord, likeness } from "./askedWords"
import { plainWord } from "./searchOptions"

/** A stretch of a text, which is a word that was asked for, or not. */
export interface Stretch {
  readonly text: string
  readonly isAsked: boolean
}

/** Whether a word of a text is one that was asked for, or begins or is mistyped like one. */
const isAsked = (asked: readonly AskedWord[], written: string) => {
  const word = plainWord(written)
  return word !== undefined && asked.some((one) => likeness(one, word))
}

/** A text cut before and after each of its words that were asked for. */
export const markWords = (text: string, asked: readonly AskedWord[]): Stretch[] =>
  text
    .split(/([\p{L}\p{M}\p{N}+#]+)/u)
    .map((part, at) => ({ text: part, isAsked: at % 2 === 1 && isAsked(asked, part) }))
    .filter(({ text: part }) => part !== "")
