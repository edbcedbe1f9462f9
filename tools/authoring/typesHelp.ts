import { type ContentType, contentTypes, isFolder } from "../../src/content/contentTypes"
import type { EntryKey } from "../../src/site/entryPaths"
import { textTable } from "../textTable"
import { obstacleTo } from "./obstacleTo"

/** Stands for any entry; a post's number is a word here. */
const anyEntry = { slug: "<slug>", number: "<number>" } as object as EntryKey

/** What `npm run new -- --help` prints: for each type the file of an entry, its page, and the page that lists it; then the others. */
export const typesHelp = (types: readonly ContentType[]) => {
  const rows = types.map(({ name, location, fileName, path, list }) => [
    name,
    `data/${location}${fileName?.(anyEntry) ?? anyEntry.slug}.json`,
    path?.(anyEntry) ?? "",
    list ? `/${list}` : "",
  ])
  return `npm run new [-- <type> --<field> <value> …]

Asks for what it cannot derive, and writes the file of a new entry; with fields given it does not ask. Nothing else needs
to change. The fields that refer to other entries say where else the new one shows. --publishOn 2027-01-31 keeps its page
back until that day; --hidden true publishes it for those who have its address.

${textTable([["type", "file", "page", "listed on"], ...rows])}

${contentTypes.flatMap((type) => (isFolder(type) ? (obstacleTo(type) ?? []) : [])).join("\n")}
`
}
