/** The results of static queries, by the queries' hashes, as Gatsby stores them. */
export type StaticQueryResults = Record<string, { data: unknown }>

/** The data of a page, as they are in its HTML. */
export interface PageData {
  /** What Gatsby would fetch as `page-data.json`. */
  page: { path: string; staticQueryHashes: readonly string[]; result: Record<string, unknown> }
  /** The results of its static queries. */
  results: StaticQueryResults
}

/** The id of the element with them. No title of a part makes such an anchor (`partAnchor`). */
export const pageDataId = "_page-data"
