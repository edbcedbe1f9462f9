/** All query parameters that the site reads: for searches, and to prefill the contact form. */
export const queryNames = ["filter", "find", "faq", "show", "package", "service"] as const

/** The name of a query parameter of this site. */
export type QueryName = (typeof queryNames)[number]

/**
 * The value of a query parameter; it may be any text.
 * @param search the query of the address, with its question mark
 */
export const queryValue = (search: string, name: QueryName) => new URLSearchParams(search).get(name)
