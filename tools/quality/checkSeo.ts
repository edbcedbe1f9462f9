import { issueOf, type Page, type Passage } from "./readCopy"
import { wordsOf } from "./words"

const fields = ["title", "description"] as const

const seoField = (page: Page, field: (typeof fields)[number]): Passage | undefined =>
  page.passages.find(({ path }) => /^(?:seo|defaultSeo)$/.test(String(path[0])) && path[1] === field)

/** Titles and descriptions for search results that occur twice on the site. */
export const checkSeo = (pages: readonly Page[]) =>
  fields.flatMap((field) => {
    const first = new Map<string, Page>()
    return pages.flatMap((page) => {
      const passage = seoField(page, field)
      if (!passage) return []
      const { source } = passage
      // Titles that differ only in case or punctuation count as the same.
      const key = wordsOf(source).join(" ")
      const other = first.get(key)
      if (!other) first.set(key, page)
      return other
        ? issueOf(page, passage, {
            message: `is already used by ${other.file}`,
            found: source,
            remedy: `Give one of the two a different ${field}.`,
          })
        : []
    })
  })
