/** The name of the query for one entry of a type: `siteFacts` for `SiteFacts`. */
export const queryName = (typeName: string) => typeName.charAt(0).toLowerCase() + typeName.slice(1)
