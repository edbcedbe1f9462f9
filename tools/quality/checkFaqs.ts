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
            message: "uses italics for emphasis, which only the main heading may do",
            found: passage.source,
            remedy: "Remove the asterisks, unless they are around the title of a work.",
          }),
        )
      const shared = questionsOf(page).flatMap((passage) => {
        const key = wordsOf(passage.source).join(" ")
        const other = first.get(key)
        if (!other) first.set(key, page)
        return other
          ? issueOf(page, passage, {
              message: `is also asked in ${other.file}`,
              found: passage.source,
              remedy: "Ask something that only readers of this page would ask.",
            })
          : []
      })
      return [...accented, ...shared]
    })
}
