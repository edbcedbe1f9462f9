import type { Source } from "./sourceValues"

const key = "references"

const isSource = (value: unknown): value is Source =>
  typeof value === "object" && value !== null && Object.values(value).every((field) => typeof field === "string")

/** Reads the list that the reader keeps in this browser; undefined if there is none, or the browser does not allow it. */
export const loadSources = (): Source[] | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    return Array.isArray(stored) ? stored.filter(isSource) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the list in this browser, or removes it if there is none. */
export const storeSources = (sources: readonly Source[] | undefined) => {
  try {
    if (sources) localStorage.setItem(key, JSON.stringify(sources))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, the list stays as long as the page is open.
  }
}
