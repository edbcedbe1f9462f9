import { distance } from "fastest-levenshtein"
import { MIN_FUZZY, plainWord, processTerm, SLIPS, wordsOf } from "./searchOptions"

const plainWordsOf = (text: string) => wordsOf(text).flatMap((word) => plainWord(word) ?? [])

/** The words of a query that say something; all, if none does. */
const wordsOfQuery = (query: string) => {
  const words = wordsOf(query).flatMap((word) => processTerm(word) ?? [])
  return words.length > 0 ? words : plainWordsOf(query)
}

const isMeant = (typed: string, word: string) =>
  word.startsWith(typed) || (typed.length >= MIN_FUZZY && distance(typed, word) <= Math.round(typed.length * SLIPS))

/**
 * The items that a query finds, as the search of the site would: in any order of its words, which may be incomplete or
 * slightly mistyped. If no item has all of them, those with some; an empty query finds all.
 */
export const filterByWords = <Item>(items: readonly Item[], textOf: (item: Item) => string, query: string) => {
  const asked = wordsOfQuery(query)
  if (asked.length === 0) return items
  const counted = items.map((item) => {
    const words = plainWordsOf(textOf(item))
    return { item, count: asked.filter((typed) => words.some((word) => isMeant(typed, word))).length }
  })
  const hasAll = counted.some(({ count }) => count === asked.length)
  return counted.filter(({ count }) => (hasAll ? count === asked.length : count > 0)).map(({ item }) => item)
}
