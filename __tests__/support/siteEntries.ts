import { jsonFilesIn } from "../../src/content/checkContent"
import { type ContentType, contentTypes, isFolder } from "../../src/content/contentTypes"
import { type DataFile, readText } from "../../src/content/readDataFile"
import { fillFacts } from "../../src/content/siteFacts"
import { siteFactsIn } from "../../src/content/siteFactsIn"
import { start, testEntries } from "./testSite"

/** An entry as published. */
export interface SiteEntry {
  readonly type: ContentType
  readonly data: DataFile
}

const facts = siteFactsIn(process.cwd())
const files = jsonFilesIn(process.cwd())

const filesOf = (type: ContentType) =>
  files.filter((file) => (isFolder(type) ? file.startsWith(type.location) : file === type.location))

const read = (type: ContentType, file: string): SiteEntry => {
  const value = fillFacts(JSON.parse(readText(`data/${file}`)), facts)
  return { type, data: { file: `data/${file}`, value, positionOf: start, positionOfKey: start } }
}

const own = contentTypes.flatMap((type) => filesOf(type).map((file) => read(type, file)))

/** Every entry of the site's own data, and the single files that it does without from `testSite`. */
export const siteEntries: readonly SiteEntry[] = [
  ...own,
  ...testEntries.filter(({ type }) => type.isOptional && !own.some((entry) => entry.type === type)),
]
