import type { PrefetchPathnameArgs } from "gatsby"

interface PrefetchArgs extends PrefetchPathnameArgs {
  loadPage: (path: string) => Promise<unknown>
}

/**
 * Once Gatsby has fetched the data of a page that a link in view leads to, fetches its script and styles too.
 * Gatsby would look those up in a table of files, which leaves out all that are in folders.
 */
export const prefetchPage = ({ pathname, loadPage }: PrefetchArgs) => {
  void loadPage(pathname)
}
