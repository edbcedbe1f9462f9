import type { PrefetchPathnameArgs } from "gatsby"

interface PrefetchArgs extends PrefetchPathnameArgs {
  loadPage: (path: string) => Promise<unknown>
}

/**
 * Once Gatsby has loaded the data of a page that a visible link leads to, prefetches its script and CSS too.
 * Gatsby would look those up in a table of files that leaves out all files in folders.
 */
export const prefetchPage = ({ pathname, loadPage }: PrefetchArgs) => {
  void loadPage(pathname)
}
