import phrases from "./phrases.json"
import { issueOf, type Page } from "./readCopy"

const countIn = ({ passages }: Page, pattern: RegExp) =>
  passages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

/**
 * How often each overused phrase of phrases.json (docs/editing.md, How we write) occurs in all copy, except descriptions of
 * pictures, and in each file, beginning with the one that has most of them.
 */
export const phraseCounts = (pages: readonly Page[]) =>
  phrases.map(({ name, pattern, max }) => {
    const files = pages
      .filter(({ type }) => type !== "picture")
      .map((page) => ({ page, count: countIn(page, new RegExp(pattern, "gi")) }))
      .toSorted((a, b) => b.count - a.count)
    return { name, max, total: files.reduce((sum, { count }) => sum + count, 0), files }
  })

/** Phrases that all copy together uses too often, each reported for the file with the most of them. */
export const checkPhrases = (pages: readonly Page[]) =>
  phraseCounts(pages).flatMap(({ name, max, total, files: [most] }) =>
    most && total > max
      ? issueOf(most.page, undefined, {
          message: `the texts together use “${name}” ${total} times, ${most.count} of them in this file`,
          allowed: `at most ${max} in total`,
          remedy: "Say it in another way; docs/editing.md explains how.",
        })
      : [],
  )
