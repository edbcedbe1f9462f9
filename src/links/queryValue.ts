/** Every query parameter that the site reads: what is searched for, and what the contact form begins with. */
export const queryNames = ["filter", "find", "faq", "package", "service"] as const

/** The name of a query parameter of this site. */
export type QueryName = (typeof queryNames)[number]

/**
 * The value of a query parameter; it may be any text.
 * @param search the query of the address, with its question mark
 */
export const queryValue = (search: string, name: QueryName) => new URLSearchParams(search).get(name)
