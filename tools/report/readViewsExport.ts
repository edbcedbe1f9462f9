import { wholeNumber } from "./localNumber"
import { readExport, wrongExport } from "./readExport"

/** How often a page was viewed. */
export interface PageViews {
  /** Its path, or its address, as the counter has it. */
  readonly page: string
  readonly views: number
}

/** The names of the columns with the page and its views: of Plausible, and of Umami, which calls them x and y. */
const pageNames = ["name", "page", "path", "url", "x"]
const viewsNames = ["pageviews", "views", "y"]

const remedy = "Give pages.csv from the archive that Plausible or Umami exports for the last 90 days, unchanged."

/**
 * Reads the views of pages in an export of Plausible or Umami.
 * @throws Error with file, line and remedy if it is not one
 */
export const readViewsExport = (file: string): PageViews[] => {
  const [head, ...rows] = readExport(file)
  const names = head?.cells.map((name) => name.toLowerCase()) ?? []
  const pageAt = names.findIndex((name) => pageNames.includes(name))
  const viewsAt = names.findIndex((name) => viewsNames.includes(name))
  if (pageAt < 0 || viewsAt < 0)
    throw wrongExport(
      file,
      1,
      `has no columns of pages (${pageNames.join(", ")}) and of views (${viewsNames.join(", ")})`,
      remedy,
    )
  return rows.map(({ line, cells }) => {
    const page = cells[pageAt] ?? ""
    if (!/^(?:\/|https?:\/\/)/.test(page)) throw wrongExport(file, line, `“${page}” is not the path of a page`, remedy)
    const views = wholeNumber(cells[viewsAt] ?? "")
    if (views === undefined) throw wrongExport(file, line, `“${cells[viewsAt]}” is not a number of views`, remedy)
    return { page, views }
  })
}
