/** Every address that a host has to answer other than by the name of a file. */
export interface Addresses {
  /** The canonical paths of all pages. Other capitals, a slash or `/index.html` at the end lead there. */
  readonly pages: readonly string[]
  /** Old addresses and the canonical paths they lead to. */
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  /** Pages that answer other addresses, and are not found under their own. */
  readonly hidden: readonly string[]
  /** Folders in which unknown addresses have an error page of their own, the folder's `404.html`. */
  readonly withErrorPage: readonly string[]
}

/** What is needed of Gatsby's record of a page. */
export interface SitePage {
  readonly path: string
  readonly matchPath?: string
}

const errorPages = new Set(["/404", "/404.html"])

/** The folder below which a page answers all unknown addresses. */
const folderOf = ({ matchPath = "" }: SitePage) => matchPath.replace(/\*$/, "")

/** The pages that answer all unknown addresses of a folder. */
export const fallbackPages = (pages: readonly SitePage[]) =>
  pages
    .filter(({ matchPath }) => matchPath?.endsWith("/*"))
    .map((page) => ({ path: page.path, folder: folderOf(page) }))

/** Sorts the site's pages, and old addresses, for hosts. */
export const addressesOf = (pages: readonly SitePage[], moved: Addresses["moved"]): Addresses => ({
  pages: pages
    .filter((page) => !page.matchPath && !errorPages.has(page.path))
    .map((page) => page.path)
    .sort(),
  moved,
  hidden: ["/404", ...fallbackPages(pages).map((page) => page.path)],
  withErrorPage: fallbackPages(pages).map(({ folder }) => folder),
})
