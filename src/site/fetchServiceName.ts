import { pageDataPath } from "../links/pageDataPath"
import { servicePath } from "./servicePath"

interface ServiceData {
  result?: { data?: { service?: { name?: unknown } } }
}

/**
 * Looks up the name of a service in the data of its page, so that no other page has to carry the names of all services.
 * @param slug what may be a service's slug: a name in the form of one
 * @returns undefined where there is no such service
 * @throws TypeError (by rejection) without a connection
 */
export const fetchServiceName = async (slug: string) => {
  const answer = await fetch(pageDataPath(servicePath({ slug })))
  // Some hosts answer with a page that says that there is none.
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return undefined
  const name = ((await answer.json()) as ServiceData).result?.data?.service?.name
  return typeof name === "string" ? name : undefined
}
