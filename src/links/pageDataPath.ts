import { withPrefix } from "gatsby"

/** Where the data of a page stand, given its path; a path without a page has none. */
export const pageDataPath = (path: string) => withPrefix(`/page-data${path}/page-data.json`)
