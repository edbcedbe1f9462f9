/** How many services a site may have so that /services lists all of them. */
export const MAX_LISTED = 200

/** How many services of each group /services lists otherwise. */
export const FIRST_OF_GROUP = 12

/** How many services a page of a group lists. */
export const GROUP_PAGE_SIZE = 96

/** The list of the services whose group no menu has. */
export const othersId = "others"

/** A list of services: its id in addresses and anchors, and its heading. */
export interface ServiceList {
  id: string
  title: string
}

/**
 * What a page of a group's list shows, apart from copy. It is in the page's context, since a template with a query, but
 * without pages on most sites, would make their builds warn.
 */
export interface ServiceListContext {
  list: ServiceList
  /** Its title in search results and on its share picture. */
  title: string
  services: readonly { slug: string; name: string; summary: string }[]
  /** The number of this page, and of the last one. */
  current: number
  last: number
}

/**
 * The lists of services: the groups of the menus, of which one may be there twice, and the one of all other groups.
 * @param others the heading of the last list
 */
export const serviceListsOf = (groups: readonly ServiceList[], others: string): readonly ServiceList[] => [
  ...[...new Map(groups.map(({ id, title }) => [id, title]))].map(([id, title]) => ({ id, title })),
  { id: othersId, title: others },
]

/** The id of the list in which the services of a group are. */
export const listIdOf = (group: string, groups: readonly { id: string }[]) =>
  groups.some(({ id }) => id === group) ? group : othersId
