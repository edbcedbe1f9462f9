import { withPrefix } from "gatsby"
import { servicePath } from "../site/entryPaths"

interface ServiceData {
  result?: { data?: { service?: { name?: unknown } } }
}

/**
 * Looks up the name of a service in its page's data, so that other pages need not contain all names.
 * @param slug a text in the form of a slug
 * @returns undefined if there is no such service; some hosts then answer with an HTML page
 * @throws TypeError (by rejection) if there is no connection
 */
export const fetchServiceName = async (slug: string) => {
  const response = await fetch(withPrefix(`/page-data${servicePath({ slug })}/page-data.json`))
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return undefined
  const data = (await response.json()) as ServiceData
  const name = data.result?.data?.service?.name
  return typeof name === "string" ? name : undefined
}
