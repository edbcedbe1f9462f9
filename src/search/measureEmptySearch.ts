import { measure } from "../measure/measure"
import type { Search } from "./useSearch"

/** Measures that a search ends without a result: how long the query is, not what it says. */
export const measureEmptySearch = ({ query, state, hits }: Search) => {
  const length = Math.min(query.trim().length, 99)
  if (state === "ready" && hits.length === 0 && length > 0) measure("Search without result", String(length))
}
