import { isHidden } from "../content/isHidden"
import type { EntryKey } from "../site/entryPaths"
import { fill } from "../site/fill"
import { groupPath } from "../site/groupPath"
import {
  GROUP_PAGE_SIZE,
  listIdOf,
  MAX_LISTED,
  type ServiceList,
  type ServiceListContext,
  serviceListsOf,
} from "../site/serviceLists"
import { type EntryReader, entriesOf, onlyNodeOf } from "./entriesOf"

interface ListedService extends EntryKey {
  name: string
  summary: string
  group: string
  updated: string
}

/** A page of the list of a group's services. */
interface ServiceListPage {
  path: string
  title: string
  /** The day of the last change of any service of the list. */
  updated: string
  context: ServiceListContext
}

/** The services that lists show, by slug. */
const listedServices = (reader: EntryReader) =>
  entriesOf<ListedService>("Service", reader).filter((service) => !isHidden(service))

/** Whether a site has too many services for /services to list all. */
export const hasServiceListPages = (reader: EntryReader) => listedServices(reader).length > MAX_LISTED

const pagesOfList = (list: ServiceList, services: readonly ListedService[], titleOf: string): ServiceListPage[] => {
  const count = services.length
  const last = Math.ceil(count / GROUP_PAGE_SIZE)
  const sorted = services.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const updated =
    services
      .map((service) => service.updated)
      .toSorted()
      .at(-1) ?? ""
  return Array.from({ length: last }, (_, place) => {
    const from = place * GROUP_PAGE_SIZE
    const shown = sorted.slice(from, from + GROUP_PAGE_SIZE).map(({ slug, name, summary }) => ({ slug, name, summary }))
    const title = fill(titleOf, { group: list.title, from: from + 1, to: from + shown.length, count })
    const current = place + 1
    return {
      path: groupPath(list.id, current),
      title,
      updated,
      context: { list, title, services: shown, current, last },
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
