import type { PrefetchPathnameArgs } from "gatsby"

interface PrefetchArgs extends PrefetchPathnameArgs {
  loadPage: (path: string) => Promise<unknown>
}

/**
 * Once Gatsby has loaded the data of a page to which a visible link points, prefetches its script and CSS too. Gatsby
 * would look those up in its chunk map, which omits all files in folders.
 */
export const prefetchPage = ({ pathname, loadPage }: PrefetchArgs) => {
  void loadPage(pathname)
}
