import type { Store } from "gatsby"

/** The paths of all pages, as Gatsby has them at hand: the nodes of pages would have to be read. */
export const pagePaths = (store: Store) => {
  const { pages } = store.getState() as unknown as { pages: ReadonlyMap<string, unknown> }
  return [...pages.keys()]
}
