/** Every query that the site reads from an address: what is searched for, and what the contact form begins with. */
export const queryNames = ["filter", "find", "faq", "package", "service"] as const

/** The name of a query in an address of this site. */
export type QueryName = (typeof queryNames)[number]

/**
 * What an address asks for; anybody can write anything there.
 * @param search the query of the address, with its question mark
 */
export const queryValue = (search: string, name: QueryName) => new URLSearchParams(search).get(name)
