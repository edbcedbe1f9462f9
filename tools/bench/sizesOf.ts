import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { filesBelow } from "../../src/hosting/filesBelow"
import { type PartedIndex, partedSearch } from "../../src/search/partedSearch"
import type { SearchFile } from "../../src/search/searchFile"
import { indexPath } from "../../src/search/searchOptions"
import { servicesPath } from "../../src/site/entryPaths"
import { groupFolder } from "../../src/site/groupPath"

/** What is loaded for the first hit of a query: the index, or of one in parts those that the query needs. */
const searchSize = async (publicFolder: string, query: string) => {
  let size = 0
  const load = (place: string) => {
    const text = readFileSync(path.join(publicFolder, place))
    size += gzipSync(text).length
    return text.toString()
  }
  const index = JSON.parse(load(indexPath)) as SearchFile | PartedIndex
  if ("hits" in index) {
    globalThis.fetch = async (place) => new Response(load(String(place)))
    await partedSearch(index)(query, 8)
  }
  return size
}

/**
 * Measures the parts of a built site that could grow with the number of services.
 * @param folder the folder of the project
 * @param query what is searched for
 * @returns bytes as a host sends them: of the list of services, of the largest page of a group's list (0 if there is none),
 *   and of what the search loads for its first hit
 */
export const sizesOf = async (folder: string, query: string) => {
  const publicFolder = path.join(folder, "public")
  const pageSize = (file: string) => gzipSync(readFileSync(file)).length
  const groups = path.join(publicFolder, groupFolder)
  const pages = existsSync(groups) ? filesBelow(groups).filter((file) => file.endsWith("index.html")) : []
  return {
    services: pageSize(path.join(publicFolder, servicesPath, "index.html")),
    group: Math.max(0, ...pages.map(pageSize)),
    search: await searchSize(publicFolder, query),
  }
}
