import { type AskedWord, likeness } from "./askedWords"
import { markWords } from "./markWords"
import type { Passage } from "./passagesOf"
import { plainWord, wordsOf } from "./searchOptions"

/** The most characters that are shown of a sentence, and how many of them may stand before the first word asked for. */
const MAX_LENGTH = 160
const MAX_BEFORE = 60

const rank = { same: 3, begun: 2, mistyped: 1 } as const

/** How well a text has the words that were asked for: each counts by its best likeness. */
const score = (text: string, asked: readonly AskedWord[]) => {
  const words = wordsOf(text).flatMap((word) => plainWord(word) ?? [])
  return asked.reduce((sum, one) => {
    const ranks = words.map((word) => {
      const like = likeness(one, word)
      return like ? rank[like] : 0
    })
    return sum + Math.max(0, ...ranks)
  }, 0)
}

/** A sentence, or of a long one what is around the first word asked for, cut between words. */
const cut = (sentence: string, asked: readonly AskedWord[]) => {
  if (sentence.length <= MAX_LENGTH) return sentence
  const stretches = markWords(sentence, asked)
  const first = stretches.findIndex(({ isAsked }) => isAsked)
  const before = stretches.slice(0, first).reduce((sum, { text }) => sum + text.length, 0)
  const start = before <= MAX_BEFORE ? 0 : sentence.indexOf(" ", before - MAX_BEFORE) + 1
  const end = start + MAX_LENGTH >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", start + MAX_LENGTH)
  return `${start > 0 ? "… " : ""}${sentence.slice(start, end)}${end < sentence.length ? " …" : ""}`
}

/**
 * The sentence of a page that has the most of the words asked for, the first if several have; undefined if none has any.
 * A sentence in a part, to which a link can lead, comes before others.
 * @param passages the texts of the page
 */
export const bestPassage = (passages: readonly Passage[], asked: readonly AskedWord[]): Passage | undefined => {
  const sentences = passages.flatMap(({ text, anchor }) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ text: sentence, anchor, score: score(sentence, asked) })),
  )
  const most = Math.max(0, ...sentences.map((sentence) => sentence.score))
  const best = most > 0 ? sentences.filter((sentence) => sentence.score === most) : []
  const chosen = best.find(({ anchor }) => anchor) ?? best[0]
  return chosen && { text: cut(chosen.text, asked), anchor: chosen.anchor }
}
