import { useEffect, useState } from "react"
import { type QueryName, queryValue } from "./queryValue"

/**
 * The query of a search on the page. It is kept in the page's address, to survive a reload, Back, and sharing.
 * @param name the name of the query parameter
 */
export const useAddressQuery = (name: QueryName): [query: string, setQuery: (query: string) => void] => {
  const [query, setQuery] = useState("")

  // The static HTML is rendered without a query, so it is read after hydration.
  useEffect(() => {
    const asked = queryValue(window.location.search, name)
    if (asked) setQuery(asked)
  }, [name])

  const keep = (next: string) => {
    setQuery(next)
    const address = new URL(window.location.href)
    if (next.trim() === "") address.searchParams.delete(name)
    else address.searchParams.set(name, next)
    window.history.replaceState(window.history.state, "", address)
  }
  return [query, keep]
}
