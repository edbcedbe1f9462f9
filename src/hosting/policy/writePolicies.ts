import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { type KnownInline, knownInline } from "./knownInline"
import { policyWriter } from "./policyWriter"
import { recallPages } from "./recallPages"
import { serviceOrigins } from "./serviceOrigins"

/** The site's CSS files; each page holds the text of some of them. */
const stylesheets = (folder: string) => {
  const styles = path.join(folder, "static/css")
  return readdirSync(styles)
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(path.join(styles, file), "utf8"))
}

/** The file of a page: `404.html` has its own name, every other one a folder. */
const fileOf = (page: string) => (page.endsWith(".html") ? page : path.join(page, "index.html"))

/** A page that holds every text that is known beforehand: its policy changes with all that policies follow from. */
const probe = (known: readonly KnownInline[]) =>
  `<meta charSet="utf-8"/>${known.map(({ tag, body }) => (typeof body === "string" ? `<${tag}>${body}</${tag}>` : "")).join("")}`

/**
 * Writes the content policy of every page of Gatsby's into its HTML. An inline script that nobody knows ends the build.
 * Pages that were not made anew keep theirs: opening ten thousand files would cost more than a build after one edit.
 */
export const writePolicies = (
  { getNodesByType, reporter }: ParentSpanPluginArgs,
  folder = "public",
  memory = ".cache/policies.json",
) => {
  const known = knownInline(stylesheets(folder))
  const write = policyWriter(known, serviceOrigins())
  const pages = recallPages(write(probe(known), "the page of all known parts"), memory)
  const files = new Map(
    getNodesByType("SitePage").map(({ path: page }) => [path.join(folder, fileOf(String(page))), String(page)]),
  )
  for (const [file, page] of files) {
    if (!pages.isNew(file)) continue
    const html = readFileSync(file, "utf8")
    try {
      const written = write(html, page)
      if (written !== html) writeFileSync(file, written)
    } catch (fault) {
      reporter.panicOnBuild("A page may not run what it holds.", fault as Error)
      return
    }
  }
  pages.keepOnly([...files.keys()])
}
