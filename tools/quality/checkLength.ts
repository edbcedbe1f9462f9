import { ownWords } from "./ownCopy"
import { issueOf, type Page, qualityOf } from "./readCopy"

/** Pages with too few or too many words of their own. */
export const checkLength = (pages: readonly Page[]) =>
  pages.flatMap((page) => {
    const rule = qualityOf(page.type).words
    if (!rule) return []
    const count = ownWords(page).length
    const { min, max } = rule
    const allowed = max ? `${min} to ${max} words` : `at least ${min} words`
    if (count < min)
      return issueOf(page, undefined, {
        message: `has only ${count} words of its own`,
        allowed,
        remedy: "Add more of what only this page can say: an example, a step, a fact. Do not pad the text.",
      })
    return max && count > max
      ? issueOf(page, undefined, {
          message: `has ${count} words of its own`,
          allowed,
          remedy: "Cut what another page says better, or split it into two pages.",
        })
      : []
  })
