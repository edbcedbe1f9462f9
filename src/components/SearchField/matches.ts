/** Whether a text holds what was typed, whatever the capitals; an empty query matches all. */
export const matches = (text: string, query: string) => text.toLowerCase().includes(query.trim().toLowerCase())
