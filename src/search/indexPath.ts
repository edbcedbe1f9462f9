/** Where the build puts the search index. */
export const indexPath = "/search-index.json"
