import { servicesPath } from "./entryPaths"

/** The folder of the lists of services by group. No service has an address in it, since slugs contain no slash. */
export const groupFolder = `${servicesPath}/group`

/**
 * The address of a page of such a list.
 * @param id the id of the list (`serviceListsOf`)
 * @param page the number of the page, from 1
 */
export const groupPath = (id: string, page: number) => `${groupFolder}/${id}${page > 1 ? `/${page}` : ""}`
