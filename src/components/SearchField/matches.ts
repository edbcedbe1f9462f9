/** Whether a text contains the query, ignoring case; an empty query matches everything. */
export const matches = (text: string, query: string) => text.toLowerCase().includes(query.trim().toLowerCase())
