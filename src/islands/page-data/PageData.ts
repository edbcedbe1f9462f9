/** The results of static queries, by the queries' hashes, as Gatsby stores them. */
export type QueryResults = Record<string, { data: unknown }>

/** The data of a page, as embedded in its HTML. */
export interface PageData {
  /**
   * What Gatsby would fetch as `page-data.json`, without the late fields of the page's query (`lateFields`) and the hashes of
   * the results below.
   */
  page: { path: string; staticQueryHashes: readonly string[]; result: { data?: Record<string, unknown> } }
  /** Whether its query has late fields. */
  hasLateFields?: true
  /** The results of its static queries, without those below. */
  results: QueryResults
  /**
   * The hashes of the results that only islands read, by the island's name, and those that the HTML shows nothing of
   * (`ofNoIsland`); they are loaded with the code that reads them.
   */
  late: Record<string, readonly string[]>
}

/** No island has this name. */
export const ofNoIsland = ""

/** The id of the element that contains them. It cannot clash with the anchor of a part (`partAnchor`). */
export const pageDataId = "_page-data"
