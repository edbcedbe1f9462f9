import type { Entry } from "../../src/content/checkFiles"

/** An entry with another content; the entry itself if that says the same. */
export const withValue = (entry: Entry, value: unknown): Entry =>
  JSON.stringify(value) === JSON.stringify(entry.data.value) ? entry : { ...entry, data: { ...entry.data, value } }
