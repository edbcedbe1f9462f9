import { contentTypes } from "../src/content/contentTypes"
import { type EntryKey, notFoundSlug } from "../src/site/entryPaths"
import { publishedEntries } from "./publishedData"

/** A page of every type, by name: each single page, and the first entry of every other type with pages. */
export const examplePages: Readonly<Record<string, string>> = Object.fromEntries(
  contentTypes.flatMap((type) => {
    const { name, location, path } = type
    if (!path) return []
    // The page for unknown addresses has status 404.
    const entries = publishedEntries<EntryKey>(location).filter(({ slug }) => slug !== notFoundSlug)
    return name === "page"
      ? entries.map((entry) => [entry.slug, path(entry)] as const)
      : entries.slice(0, 1).map((entry) => [name, path(entry)] as const)
  }),
)
