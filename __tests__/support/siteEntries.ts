import { readdirSync } from "node:fs"
import { type ContentType, contentTypes, isFolder } from "../../src/content/contentTypes"
import { type DataFile, readDataFile } from "../../src/content/readDataFile"

/** An entry as it stands in its data file. */
export interface SiteEntry {
  readonly type: ContentType
  readonly data: DataFile
}

const filesOf = (type: ContentType) =>
  isFolder(type) ? readdirSync(`data/${type.location}`).filter((file) => file.endsWith(".json")) : [""]

const read = (type: ContentType, file: string): SiteEntry => {
  const data = readDataFile(process.cwd(), `data/${type.location}${file}`)
  if ("issues" in data) throw new Error(`data/${type.location}${file} cannot be read`)
  return { type, data }
}

/** Every entry of the site's own data. */
export const siteEntries: readonly SiteEntry[] = contentTypes.flatMap((type) =>
  filesOf(type)
    .sort()
    .map((file) => read(type, file)),
)
