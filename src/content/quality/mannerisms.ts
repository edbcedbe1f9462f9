import type { Page } from "./readCopy"

/** A turn of phrase that wears thin, and how often a good editor would let it stand in all copy. */
interface Mannerism {
  name: string
  pattern: RegExp
  max: number
}

/** What docs/editing.md asks writers to avoid. */
const mannerisms: readonly Mannerism[] = [
  { name: "somebody, nobody", pattern: /\b(?:some|no|any|every)body\b/gi, max: 10 },
  { name: "stand (of things)", pattern: /\b(?:stands?|stood|standing)\b/gi, max: 5 },
  { name: "mend", pattern: /\bmend(?:s|ed|ing)?\b/gi, max: 5 },
  { name: "desk", pattern: /\bdesks?\b/gi, max: 10 },
  { name: "beside", pattern: /\bbeside\b/gi, max: 10 },
  { name: ", since; , for", pattern: /, (?:since|for (?:it|the|a|we|you|they))\b/gi, max: 20 },
]

/** How often all copy but the descriptions of pictures uses each, and how often one file does. */
export const countMannerisms = (pages: readonly Page[]) =>
  mannerisms.map(({ name, pattern, max }) => {
    const counts = pages
      .filter(({ family }) => family !== "picture")
      .map(({ passages }) =>
        passages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0),
      )
    return { name, max, total: counts.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...counts) }
  })
