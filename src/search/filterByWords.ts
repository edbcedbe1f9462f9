import { type AskedWord, askedWords, likeness } from "./askedWords"
import { plainWord, wordsOf } from "./searchOptions"

/** Here the first letter already narrows the list. */
const isMeant = (asked: AskedWord, word: string) => word.startsWith(asked.word) || Boolean(likeness(asked, word))

/**
 * The items that a query finds, as the search of the site would: in any order of its words, which may be incomplete or
 * slightly mistyped. If no item has all of them, those with some; an empty query finds all.
 */
export const filterByWords = <Item>(items: readonly Item[], textOf: (item: Item) => string, query: string) => {
  const asked = askedWords(query)
  if (asked.length === 0) return items
  const counted = items.map((item) => {
    const words = wordsOf(textOf(item)).flatMap((word) => plainWord(word) ?? [])
    return { item, count: asked.filter((typed) => words.some((word) => isMeant(typed, word))).length }
  })
  const hasAll = counted.some(({ count }) => count === asked.length)
  return counted.filter(({ count }) => (hasAll ? count === asked.length : count > 0)).map(({ item }) => item)
}
