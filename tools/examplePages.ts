import { readFileSync } from "node:fs"
import { dataFilesIn } from "../src/content/checkContent"
import { type ContentType, contentTypeOf, contentTypes, type EntryKey } from "../src/content/contentTypes"
import { notFoundSlug } from "../src/site/entryPaths"

/** The finished entries of a type, without the page for unknown addresses, which has status 404. */
const entriesOf = (type: ContentType) =>
  dataFilesIn(".")
    .filter((file) => file.endsWith(".json") && contentTypeOf(file) === type)
    .map((file): EntryKey & { draft?: boolean } => JSON.parse(readFileSync(`data/${file}`, "utf8")))
    .filter(({ slug, draft }) => !draft && slug !== notFoundSlug)

/** A page of every type, by its name: each page that stands alone, and the first entry of each other type that has pages. */
export const examplePages: Readonly<Record<string, string>> = Object.fromEntries(
  contentTypes.flatMap((type) => {
    const { name, path } = type
    if (!path) return []
    const entries = entriesOf(type)
    return name === "page"
      ? entries.map((entry) => [entry.slug, path(entry)] as const)
      : entries.slice(0, 1).map((entry) => [name, path(entry)] as const)
  }),
)
