/** The path of the search index. */
export const indexPath = "/search-index.json"
