import { issueOf, type Page } from "./readCopy"
import { wordsOf } from "./words"

const questionsOf = (page: Page) => page.passages.filter(({ path }) => path[0] === "faqs" && path.at(-1) === "question")

/** Services with italics in the heading of their questions, and questions shared by two services. */
export const checkFaqs = (pages: readonly Page[]) => {
  const first = new Map<string, Page>()
  return pages
    .filter(({ type }) => type === "service")
    .flatMap((page) => {
      const accented = page.passages
        .filter(({ path, source }) => path[0] === "faqsHeading" && source.includes("*"))
        .map((passage) =>
          issueOf(page, passage, {
            message: "has an italic accent, which is the main heading's",
            found: passage.source,
            remedy: "Take the asterisks away, unless they are around the title of a work.",
          }),
        )
      const shared = questionsOf(page).flatMap((passage) => {
        const key = wordsOf(passage.source).join(" ")
        const other = first.get(key)
        if (!other) first.set(key, page)
        return other
          ? issueOf(page, passage, {
              message: `is asked in ${other.file} as well`,
              found: passage.source,
              remedy: "Ask what only this page's reader would ask.",
            })
          : []
      })
      return [...accented, ...shared]
    })
}
