import { attribute } from "../StaticPage"
import type { BuiltPage } from "./BuiltSite"

/** What a page's main part is made of: its elements, each with its classes and its role. */
const partsOf = ({ page }: BuiltPage) =>
  new Set(
    page
      .all("main")
      .flatMap((main) => page.within(main, "*"))
      .flatMap((element) => {
        const classes = attribute(element, "class")?.split(" ") ?? []
        return [`${element.tagName}[${attribute(element, "role") ?? ""}]`, ...classes]
      }),
  )

/** How much text a page has. */
const length = ({ page }: BuiltPage) => page.text.length

/**
 * Few pages that together have everything that some page has: each kind of element and style that content can bring,
 * such as tables, figures, code and formulas; and the longest and the shortest page.
 */
export const pagesOfEachKind = (pages: readonly BuiltPage[]): BuiltPage[] => {
  const byLength = pages.toSorted((a, b) => length(a) - length(b))
  const chosen = [byLength[0], byLength.at(-1)].filter((page) => page !== undefined)
  const seen = new Set(chosen.flatMap((page) => [...partsOf(page)]))
  const left = new Map(pages.map((page) => [page, partsOf(page)]))
  const unseen = (page: BuiltPage) => [...(left.get(page) ?? [])].filter((part) => !seen.has(part)).length
  for (;;) {
    const next = pages.reduce((best, page) => (unseen(page) > unseen(best) ? page : best), chosen[0] as BuiltPage)
    if (unseen(next) === 0) return chosen
    chosen.push(next)
    for (const part of left.get(next) ?? []) seen.add(part)
  }
}
