import { readEntries } from "../src/content/readEntries"
import { siteFactsIn } from "../src/content/siteFactsIn"
import type { EntryKey } from "../src/site/entryPaths"
import { nearestPage } from "./quality/nearestPage"
import { copyOf } from "./quality/readCopy"

/** Prints, as JSON for the live preview, which page reads most like the one at a path; null if none is compared with it. */
const [path = ""] = process.argv.slice(2)
const root = process.cwd()
const entries = readEntries(root)
const facts = siteFactsIn(root)
const own = entries.find(({ type, data }) => type.path?.(data.value as EntryKey) === path)
const pages = entries.filter(({ type }) => type === own?.type).map((entry) => copyOf(entry, facts))
console.info(JSON.stringify(nearestPage(pages, path) ?? null))
