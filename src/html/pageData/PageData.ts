/** The results of static queries, by the queries' hashes, as Gatsby keeps them. */
export type StaticQueryResults = Record<string, { data: unknown }>

/** What stands in a page's HTML of the data it is made of. */
export interface PageData {
  /** What Gatsby would fetch as `page-data.json`. */
  page: { path: string; staticQueryHashes: readonly string[]; result: Record<string, unknown> }
  /** The results of its static queries, but for the frame's, which is the same for all pages and a file of its own, and late ones. */
  results: StaticQueryResults
  /** Of the results that only late parts need (`keepLate`) the digests, by the queries' hashes. */
  late: Readonly<Record<string, string>>
}

/** The id of the element that holds them. No title of a part makes such an anchor (`anchorOf`). */
export const pageDataId = "_page-data"
