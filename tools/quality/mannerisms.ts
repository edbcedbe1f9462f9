import type { Issue } from "../../src/content/issue"
import { issueOf, type Page } from "./readCopy"

/** An overused phrase, and how often it may occur in all copy together. */
interface Mannerism {
  name: string
  pattern: RegExp
  max: number
}

/** The phrases that docs/editing.md asks writers to avoid. */
const mannerisms: readonly Mannerism[] = [
  { name: "somebody, nobody", pattern: /\b(?:some|no|any|every)body\b/gi, max: 10 },
  { name: "stand (of things)", pattern: /\b(?:stands?|stood|standing)\b/gi, max: 5 },
  { name: "mend", pattern: /\bmend(?:s|ed|ing)?\b/gi, max: 5 },
  { name: "desk", pattern: /\bdesks?\b/gi, max: 10 },
  { name: "beside", pattern: /\bbeside\b/gi, max: 10 },
  { name: ", since; , for", pattern: /, (?:since|for (?:it|the|a|we|you|they))\b/gi, max: 20 },
]

interface Count {
  page: Page
  count: number
}

const countIn = ({ passages }: Page, pattern: RegExp) =>
  passages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

const countsOf = (pages: readonly Page[], pattern: RegExp): Count[] =>
  pages.filter(({ type }) => type !== "picture").map((page) => ({ page, count: countIn(page, pattern) }))

const totalOf = (counts: readonly Count[]) => counts.reduce((sum, { count }) => sum + count, 0)

/** How often each occurs in all copy, except picture descriptions, and in the file with the most of them. */
export const countMannerisms = (pages: readonly Page[]) =>
  mannerisms.map(({ name, pattern, max }) => {
    const counts = countsOf(pages, pattern)
    return { name, max, total: totalOf(counts), most: Math.max(0, ...counts.map(({ count }) => count)) }
  })

/** Mannerisms that occur too often in all copy together, each reported for the file with the most of them. */
export const checkMannerisms = (pages: readonly Page[]): Issue[] =>
  mannerisms.flatMap(({ name, pattern, max }) => {
    const counts = countsOf(pages, pattern).toSorted((a, b) => b.count - a.count)
    const total = totalOf(counts)
    const [most] = counts
    if (!most || total <= max) return []
    return issueOf(most.page, undefined, {
      message: `the texts together use “${name}” ${total} times, ${most.count} of them in this file`,
      allowed: `at most ${max} in total`,
      remedy: "Say it in another way; docs/editing.md explains how.",
    })
  })
