import { readText } from "../content/readDataFile"
import { fallbackPages, fallbackPaths, isFallback } from "../site/fallbackPages"

/** All addresses that a host does not simply answer with the file of that name. */
export interface Addresses {
  /** The canonical paths of all pages. Other capitals, a trailing slash or `/index.html` redirect there. */
  readonly pages: readonly string[]
  /** Old addresses and the canonical paths they redirect to. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Addresses of files that are not pages in their own right, and are answered as unknown. */
  readonly hidden: readonly string[]
  /** Folders with their own error page for unknown addresses, `404.html` in the folder. */
  readonly withErrorPage: readonly string[]
}

/** Addresses of files that are not pages in their own right: fallback pages, and the error pages of folders. */
export const hiddenAddresses: readonly string[] = [
  ...fallbackPaths,
  ...fallbackPages.map(({ folder }) => `${folder}404`),
]

/**
 * Sorts the site's pages and old addresses for the configurations of hosts.
 * @param paths the paths of all pages
 */
export const addressesOf = (paths: readonly string[], redirects: Addresses["redirects"]): Addresses => ({
  pages: paths.filter((path) => !isFallback(path)).toSorted(),
  redirects,
  hidden: hiddenAddresses,
  withErrorPage: fallbackPages.map(({ folder }) => folder),
})

/** The old addresses in the data, with their targets. */
export const readRedirects = (): Addresses["redirects"] => JSON.parse(readText("data/redirects.json")).items
