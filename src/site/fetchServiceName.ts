import { fetchPageData } from "../links/fetchPageData"
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
  const answer = await fetchPageData(servicePath({ slug }))
  const data = (await answer?.json()) as ServiceData | undefined
  const name = data?.result?.data?.service?.name
  return typeof name === "string" ? name : undefined
}
