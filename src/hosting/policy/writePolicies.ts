import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { knownInline } from "./knownInline"
import { policyWriter } from "./policyWriter"
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

/** Writes the content policy of every page of Gatsby's into its HTML. An inline script that nobody knows ends the build. */
export const writePolicies = ({ getNodesByType, reporter }: ParentSpanPluginArgs, folder = "public") => {
  const write = policyWriter(knownInline(stylesheets(folder)), serviceOrigins())
  for (const { path: page } of getNodesByType("SitePage")) {
    const file = path.join(folder, fileOf(String(page)))
    const html = readFileSync(file, "utf8")
    try {
      const written = write(html, String(page))
      if (written !== html) writeFileSync(file, written)
    } catch (fault) {
      reporter.panicOnBuild("A page may not run what it holds.", fault as Error)
      return
    }
  }
}
