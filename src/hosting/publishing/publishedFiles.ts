import { readFileSync } from "node:fs"
import path from "node:path"
import { indexPath, pagesPath } from "../../search/searchOptions"
import { buildFile } from "../../site/buildFile"
import { fallbackPages, fallbackPaths } from "../../site/fallbackPages"
import { feeds } from "../../site/feeds"
import { indexNowPath } from "../../site/indexNowPath"
import { sharePath } from "../../site/sharePath"
import { relativePathsBelow } from "../filesBelow"

/** gatsby-plugin-sharp encodes file names, so that none contains a quote, a comma or a space. */
const named = /\/(static\/[0-9a-f]{32}\/[^"\s\\,]+)/g

/** The paths of content files, such as pictures, that page data name, relative to the site's folder. */
const filesNamedIn = (texts: readonly string[]): ReadonlySet<string> => {
  const encoded = new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, file = ""]) => file)))
  return new Set([...encoded].map(decodeURIComponent))
}

/** The part of a build that is published. */
interface PublishedFiles {
  /** The files of the build, by their paths in the published site. */
  readonly files: ReadonlyMap<string, string>
  /** The addresses of all pages, including those that answer unknown addresses. */
  readonly pages: readonly string[]
  /** Files that nothing in this build accounts for: left over from an earlier one, or of a kind not listed here. */
  readonly unknown: readonly string[]
}

/** Files only Gatsby needs, or nobody: slices and page data, lists of scripts, and the third-party script loader. */
const isGatsbys = (file: string) =>
  /^(?:_gatsby|page-data|~partytown)\//.test(file) || ["chunk-map.json", "webpack.stats.json"].includes(file)

/** What Gatsby's plugins and src/gatsby-node write in addition to the pages. */
const written = [indexPath, pagesPath, buildFile, ...feeds.map((feed) => feed.path)].map((sitePath) =>
  sitePath.slice(1),
)
const isWritten = (file: string) =>
  written.includes(file) ||
  /^(?:robots\.txt|sitemap-[\w-]+\.xml|manifest\.webmanifest|admin\/.+|static\/search\/.+)$/.test(file)

/** Gatsby puts pictures and other content files into folders named after their hash, and never deletes any. */
const isOfContent = (file: string) => /^static\/[0-9a-f]{32}\//.test(file)

interface PageData {
  path: string
  staticQueryHashes?: string[]
}

const pageFile = (page: string) =>
  page.endsWith(".html") ? page.slice(1) : path.posix.join(page.slice(1), "index.html")

/** `plans.html` for `/plans`: with `plans/index.html`, static hosts would redirect from `/plans` to `/plans/`. */
const sitePathOf = (page: string) => (page === "/" || page.endsWith(".html") ? pageFile(page) : `${page.slice(1)}.html`)

/**
 * Finds which files of a build are published, and where: pages, what they load and show, and the files beside them.
 * Files that only Gatsby needs are left out, and those of earlier builds, which Gatsby never deletes.
 * @param from the folder that Gatsby builds into
 * @param statics the folder whose files Gatsby copies into it
 * @param indexNow the site's IndexNow key, if it has one
 */
export const publishedFiles = (from: string, statics: string, indexNow?: string): PublishedFiles => {
  const all = relativePathsBelow(from)
  const read = (file: string) => readFileSync(path.join(from, file), "utf8")

  const dataFiles = all.filter((file) => /^page-data\/.+\/page-data\.json$/.test(file))
  const texts = dataFiles.map(read)
  const data = texts.map((text) => JSON.parse(text) as PageData)
  const pages = data.map((page) => page.path)
  const hashes = new Set(data.flatMap(({ staticQueryHashes = [] }) => staticQueryHashes))
  const results = all.filter((file) => hashes.has(/^page-data\/sq\/d\/(.+)\.json$/.exec(file)?.[1] ?? ""))
  const shown = filesNamedIn([...texts, ...results.map(read)])

  const files = new Map<string, string>()
  const publish = (sitePath: string, file: string) => {
    const other = files.get(sitePath)
    if (other !== undefined)
      throw new Error(`${file} and ${other} would both be published as ${sitePath}. Give one of them another address.`)
    files.set(sitePath, path.join(from, file))
  }
  for (const page of pages) if (!fallbackPaths.includes(page)) publish(sitePathOf(page), pageFile(page))
  for (const { path: page, folder } of fallbackPages) publish(`${folder.slice(1)}404.html`, pageFile(page))
  for (const file of [...dataFiles, ...results, "page-data/app-data.json"]) publish(file, file)

  const htmlFiles = new Set(pages.map(pageFile))
  const copied = new Set(relativePathsBelow(statics))
  const pictures = new Set(pages.map((page) => sharePath(page).slice(1)))
  const isKey = (file: string) => indexNow !== undefined && file === indexNowPath(indexNow).slice(1)
  const unknown: string[] = []
  for (const file of all) {
    if (htmlFiles.has(file) || files.has(file) || isGatsbys(file)) continue
    if (isOfContent(file)) {
      if (shown.has(file)) publish(file, file)
    } else if (file === "admin/index.html") publish("admin.html", file)
    else if (file.startsWith("static/") || copied.has(file) || pictures.has(file) || isWritten(file) || isKey(file))
      publish(file, file)
    else unknown.push(file)
  }
  return { files, pages: [...pages, ...(files.has("admin.html") ? ["/admin"] : [])], unknown }
}
