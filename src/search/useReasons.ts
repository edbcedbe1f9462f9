import { useEffect, useState } from "react"
import { type AskedWord, askedWords, likeness } from "./askedWords"
import { bestPassage } from "./bestPassage"
import { loadPassages } from "./loadPassages"
import type { Passage } from "./passagesOf"
import { plainWord, type SearchHit, wordsOf } from "./searchOptions"

/** Milliseconds without a key until texts of pages are loaded. */
const PAUSE_MS = 250

/** The words asked for that a text does not have. */
export const missingIn = (text: string, asked: readonly AskedWord[]) => {
  const words = wordsOf(text).flatMap((word) => plainWord(word) ?? [])
  return asked.filter((one) => !words.some((word) => likeness(one, word)))
}

const reasonFor = async ({ path, title, about, otherNames = [] }: SearchHit, asked: readonly AskedWord[]) => {
  const missing = missingIn([title, about, ...otherNames].join(" "), asked)
  // The place of a question or row is the reason.
  if (missing.length === 0 || path.includes("#")) return undefined
  return bestPassage(await loadPassages(path).catch(() => []), missing)
}

/**
 * The sentences for which pages were found that say it neither in their title nor in what is shown of them, by their paths.
 * They are there a moment after the hits.
 * @param hits the same array until the answer changes
 */
export const useReasons = (hits: readonly SearchHit[], query: string): ReadonlyMap<string, Passage> => {
  const [reasons, setReasons] = useState<{ hits: readonly SearchHit[]; found: ReadonlyMap<string, Passage> }>()
  useEffect(() => {
    let current = true
    const find = async () => {
      const asked = askedWords(query)
      const found = await Promise.all(hits.map(async (hit) => [hit.path, await reasonFor(hit, asked)] as const))
      if (current)
        setReasons({ hits, found: new Map(found.flatMap(([path, reason]) => (reason ? [[path, reason]] : []))) })
    }
    const timer = setTimeout(find, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [hits, query])
  return reasons?.hits === hits ? reasons.found : new Map()
}
