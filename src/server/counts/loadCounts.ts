import type { Query } from "../database/Database"
import type { Count } from "./readCounts"

/** Everything that the site's own server has counted: one count for each day, page, event and detail. */
export const loadCounts = async (query: Query): Promise<Count[]> => {
  const rows = await query<Count & { readonly detail: string }>(
    "SELECT * FROM counts ORDER BY day, path, event, detail",
  )
  return rows.map(({ detail, ...count }) => (detail === "" ? count : { ...count, detail }))
}
