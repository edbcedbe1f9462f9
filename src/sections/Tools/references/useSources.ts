import { useEffect, useState } from "react"
import type { Source } from "./sourceValues"

const key = "references"

const isSource = (value: unknown): value is Source =>
  typeof value === "object" && value !== null && Object.values(value).every((field) => typeof field === "string")

/** The list in this browser; undefined if there is none, or the browser does not allow it. */
const load = (): readonly Source[] | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    return Array.isArray(stored) ? stored.filter(isSource) : undefined
  } catch {
    return undefined
  }
}

const store = (sources: readonly Source[] | undefined) => {
  try {
    if (sources) localStorage.setItem(key, JSON.stringify(sources))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, the list stays as long as the page is open.
  }
}

const isIn = (sources: readonly Source[], source: Source) =>
  sources.some((other) => JSON.stringify(other) === JSON.stringify(source))

/**
 * The sources that a reader has listed, and whether the browser keeps them. Tabs that keep their list share it: each follows
 * the others, and changes what is stored rather than what it shows.
 */
export const useSources = () => {
  const [sources, setSources] = useState<readonly Source[]>([])
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const follow = () => {
      const stored = load()
      setKept(Boolean(stored))
      if (stored) setSources(stored)
    }
    follow()
    if (isKept) addEventListener("storage", follow)
    return () => removeEventListener("storage", follow)
  }, [isKept])
  /** Takes a source out of the list and puts another in; either may be undefined. */
  const change = (removed: Source | undefined, added: Source | undefined) => {
    const before = (isKept && load()) || sources
    const at = before.findIndex((source) => removed && isIn([removed], source))
    const changed = [...before.filter((_, place) => place !== at), ...(added ? [added] : [])]
    setSources(changed)
    if (isKept) store(changed)
  }
  /** Keeps the list from now on, with what another tab keeps, or no longer. */
  const keep = (keeps: boolean) => {
    const stored = load() ?? []
    const all = keeps ? [...stored, ...sources.filter((source) => !isIn(stored, source))] : sources
    setSources(all)
    setKept(keeps)
    store(keeps ? all : undefined)
  }
  return { sources, isKept, change, keep }
}
