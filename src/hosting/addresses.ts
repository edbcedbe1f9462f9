import { fallbackPages, fallbackPaths, isFallback } from "../site/fallbackPages"

/** Every address that a host does not answer simply with the file of that name. */
export interface Addresses {
  /** The canonical paths of all pages. Other capitals, a slash or `/index.html` at the end redirect there. */
  readonly pages: readonly string[]
  /** Old addresses and the canonical paths they lead to. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** Addresses of files that are no pages of their own, and are answered as unknown. */
  readonly hidden: readonly string[]
  /** Folders in which unknown addresses have an error page of their own, the folder's `404.html`. */
  readonly withErrorPage: readonly string[]
}

/** Addresses of files that are no pages of their own: fallback pages, and the error pages of folders. */
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
