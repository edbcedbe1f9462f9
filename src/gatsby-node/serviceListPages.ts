import { isHidden } from "../content/isHidden"
import type { EntryKey } from "../site/entryPaths"
import { servicesPath } from "../site/entryPaths"
import { fill } from "../site/fill"
import { groupPath } from "../site/groupPath"
import { GROUP_PAGE_SIZE, listIdOf, MAX_LISTED, type ServiceList, serviceListsOf } from "../site/serviceLists"
import { type EntryReader, entriesOf, onlyNodeOf } from "./entriesOf"

interface ListedService extends EntryKey {
  group: string
  updated: string
}

/** A page of the list of a group's services. */
interface ServiceListPage {
  path: string
  /** Its title in search results and on its share picture. */
  title: string
  /** The day of the last change of any service of the list. */
  updated: string
  /** The variables of its query. */
  context: { id: string; list: string; groups: readonly string[]; skip: number; limit: number }
}

/** The services that lists show, by slug. */
const listedServices = (reader: EntryReader) =>
  entriesOf<ListedService>("Service", reader).filter((service) => !isHidden(service))

/** Whether a site has too many services for /services to list all. */
export const hasServiceListPages = (reader: EntryReader) => listedServices(reader).length > MAX_LISTED

const pagesOfList = (
  { id, title }: ServiceList,
  services: readonly ListedService[],
  titleOf: string,
): ServiceListPage[] => {
  const count = services.length
  const groups = [...new Set(services.map(({ group }) => group))]
  const updated =
    services
      .map((service) => service.updated)
      .toSorted()
      .at(-1) ?? ""
  return Array.from({ length: Math.ceil(count / GROUP_PAGE_SIZE) }, (_, place) => {
    const skip = place * GROUP_PAGE_SIZE
    const numbers = { from: skip + 1, to: Math.min(skip + GROUP_PAGE_SIZE, count), count }
    return {
      path: groupPath(id, place + 1),
      title: fill(titleOf, { group: title, ...numbers }),
      updated,
      context: { id, list: servicesPath.slice(1), groups, skip, limit: GROUP_PAGE_SIZE },
    }
  })
}

/** The pages that list the services of each group, on a site with too many for one page; none on a smaller one. */
export const serviceListPages = (reader: EntryReader): ServiceListPage[] => {
  if (!hasServiceListPages(reader)) return []
  const { groups } = onlyNodeOf<{ groups: ServiceList[] }>("Navigation", reader)
  const { others } = onlyNodeOf<{ service: { others: string } }>("Labels", reader).service
  const { title } = onlyNodeOf<{ title: string }>("ServiceLists", reader)
  const services = listedServices(reader)
  return serviceListsOf(groups, others).flatMap((list) =>
    pagesOfList(
      list,
      services.filter(({ group }) => listIdOf(group, groups) === list.id),
      title,
    ),
  )
}
