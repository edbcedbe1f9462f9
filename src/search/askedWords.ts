import { distance } from "fastest-levenshtein"
import { MIN_FIRST_LETTER, MIN_FUZZY, MIN_PREFIX, plainWord, processTerm, SLIPS, wordsOf } from "./searchOptions"

/** A word of a query. */
export interface AskedWord {
  /** The word as it is indexed. */
  readonly word: string
  /** Whether it may be the beginning of a longer word. */
  readonly isBeginning: boolean
  /** How many of its letters may be wrong. */
  readonly slips: number
}

const isInCapitals = (typed: string) =>
  typed.length > 1 && typed === typed.toUpperCase() && typed !== typed.toLowerCase()

/**
 * The words of a query that say something; if none does, all of them as they were typed. Short words and those in capitals,
 * such as 'LLB', are taken for right: with a letter changed they are others.
 */
export const askedWords = (query: string): AskedWord[] => {
  // 'C ++' is the name 'C++'.
  const typed = wordsOf(query.replace(/\s+(?=[+#]+(?:\s|$))/g, ""))
  const meant = typed.flatMap((word) => {
    const term = processTerm(word)
    if (!term) return []
    const slips = term.length < MIN_FUZZY || isInCapitals(word) ? 0 : Math.round(term.length * SLIPS)
    return { word: term, isBeginning: term.length >= MIN_PREFIX, slips }
  })
  if (meant.length > 0) return meant
  return typed.flatMap((word) => {
    const term = plainWord(word)
    return term ? { word: term, isBeginning: false, slips: 0 } : []
  })
}

/** How a word is like one that was asked for; undefined if it is another. */
export const likeness = ({ word: typed, isBeginning, slips }: AskedWord, word: string) => {
  if (word === typed) return "same"
  if (isBeginning && word.startsWith(typed)) return "begun"
  if (slips === 0 || Math.abs(word.length - typed.length) > slips) return undefined
  if (typed.length < MIN_FIRST_LETTER && word[0] !== typed[0]) return undefined
  return distance(typed, word) <= slips ? "mistyped" : undefined
}
