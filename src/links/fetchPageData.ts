import { withPrefix } from "gatsby"

/**
 * Asks for the data of a page, given its path.
 * @returns undefined where there is no such page; some hosts answer with a page that says so
 * @throws TypeError (by rejection) without a connection
 */
export const fetchPageData = async (path: string) => {
  const answer = await fetch(withPrefix(`/page-data${path}/page-data.json`))
  return answer.ok && answer.headers.get("content-type")?.includes("json") ? answer : undefined
}
