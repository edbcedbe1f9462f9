import { closest, distance } from "fastest-levenshtein"

/**
 * The name an editor most likely meant, or undefined where none is near.
 * Near means: at most a third of the letters differ, and at least two may.
 */
export const suggest = (word: string, names: readonly string[]) => {
  if (names.length === 0) return undefined
  const nearest = closest(word, [...names])
  return distance(word, nearest) <= Math.max(2, word.length / 3) ? nearest : undefined
}
