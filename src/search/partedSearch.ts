import { distance } from "fastest-levenshtein"
import { type AskedWord, askedWords, likeness } from "./askedWords"
import { type CutList, partLoader, partOf } from "./cutList"
import { MATCH_WEIGHTS, type SearchHit } from "./searchOptions"
import { MIN_SCORE_SHARE, namedFirst, type SiteSearch } from "./searchSite"

/** Where a word of the index occurs: each number of a document is the distance from the one before. */
export type Occurrences = readonly [word: string, documents: readonly number[], scores: readonly number[]]

/** The index of a large site, without its lists, which are loaded in parts. */
export interface PartedIndex {
  /** How many documents there are, and how many of them, which come first, are pages of services. */
  documents: number
  services: number
  /** The words with their occurrences ({@link Occurrences}), and the documents ({@link SearchHit}) by their numbers. */
  words: CutList<string>
  hits: CutList<number>
  asked: readonly SearchHit[]
}

/** How many first letters of a word must be right, and how many files are loaded at most for a word. */
const SURE_LETTERS = 2
const MAX_PARTS = 4

/** The files with the words that a typed word may mean: of those with its first letters, the nearest to itself. */
const partsFor = (words: CutList<string>, typed: string) => {
  const start = typed.slice(0, SURE_LETTERS)
  const last = partOf(words, `${start}\uffff`)
  const nearest = Math.max(partOf(words, start), Math.min(partOf(words, typed) - 1, last - MAX_PARTS + 1))
  return Array.from({ length: Math.min(MAX_PARTS, last - nearest + 1) }, (_, place) => nearest + place)
}

/** How much a word of the index counts for one that was asked for, as in MiniSearch; 0 if it is another. */
const matchWeight = (asked: AskedWord, word: string) => {
  const typed = asked.word
  switch (likeness(asked, word)) {
    case "same":
      return 1
    case "begun":
      return (MATCH_WEIGHTS.prefix * word.length) / (word.length + 0.3 * (word.length - typed.length))
    case "mistyped":
      return (MATCH_WEIGHTS.fuzzy * word.length) / (word.length + distance(typed, word))
    default:
      return 0
  }
}

/** The words to search for, each once. */
const wordsToFind = (query: string) => [...new Map(askedWords(query).map((asked) => [asked.word, asked])).values()]

/** The numbers of the documents with the highest scores, best first. */
const bestOf = (scores: Float64Array, limit: number) => {
  const best: number[] = []
  const scoreOf = (document: number | undefined) => scores[document ?? -1] ?? 0
  scores.forEach((score, document) => {
    if (score === 0 || (best.length === limit && score <= scoreOf(best.at(-1)))) return
    const place = best.findIndex((other) => score > scoreOf(other))
    best.splice(place < 0 ? best.length : place, 0, document)
    best.length = Math.min(best.length, limit)
  })
  return best.filter((document) => scoreOf(document) >= scoreOf(best[0]) * MIN_SCORE_SHARE)
}

/**
 * Adds up the scores of documents for a typed word.
 * @param count how many documents, from the first, are searched
 */
const scoresOf = (occurrences: readonly Occurrences[], weigh: (word: string) => number, count: number) => {
  const scores = new Float64Array(count)
  for (const [word, distances, stored] of occurrences) {
    const weight = weigh(word)
    if (weight === 0) continue
    let document = 0
    for (let at = 0; at < distances.length; at++) {
      document += distances[at] ?? 0
      if (document >= count) break
      scores[document] = (scores[document] ?? 0) + weight * (stored[at] ?? 0)
    }
  }
  return scores
}

/**
 * Searches an index in parts, and loads only those that hold the words of the query and its hits. It ranks as MiniSearch
 * does (`searchSite`), whose scores the build has stored; but the first letters of a word must be right.
 */
export const partedSearch = ({ documents, services, words, hits, asked: mostAsked }: PartedIndex): SiteSearch => {
  const loadWords = partLoader<Occurrences>(words)
  const loadHits = partLoader<SearchHit>(hits)

  const hitOf = async (document: number) => {
    const part = partOf(hits, document)
    return (await loadHits(part))[document - (hits.firsts[part] ?? 0)] ?? []
  }

  return async (query, limit, servicesOnly) => {
    if (query.trim() === "") return mostAsked
    const count = servicesOnly ? services : documents
    const asked = wordsToFind(query)
    const byWord = await Promise.all(
      asked.map(async (one) => {
        const parts = await Promise.all(partsFor(words, one.word).map(loadWords))
        return scoresOf(parts.flat(), (word) => matchWeight(one, word), count)
      }),
    )
    const matches = new Uint16Array(count).map((_, document) => byWord.filter((scores) => scores[document]).length)
    const hasAll = matches.includes(asked.length)
    // Without a document that has all words, each counts by how many it has.
    const ranked = new Float64Array(count).map((_, document) => {
      const matched = matches[document] ?? 0
      if (matched === 0 || (hasAll && matched < asked.length)) return 0
      const score = byWord.reduce((sum, scores) => sum + (scores[document] ?? 0), 0)
      return hasAll ? score : score * matched
    })
    return namedFirst((await Promise.all(bestOf(ranked, limit).map(hitOf))).flat(), query)
  }
}
