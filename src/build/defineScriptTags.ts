import { readFileSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { expectFile } from "./expectTarget"
import { expectCompilationHash } from "./stableCompilationHash"

/** Where Gatsby writes the tags of the scripts that all pages have, before it builds the page renderer. */
const scripts = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** An empty entry in Gatsby's chunk map: it lists files to prefetch, and this site has none. */
const emptyNames = /\\"[\w-]+\\":\[\],?/g

/**
 * Gives the page renderer the script tags of all pages, as `process.env.PAGE_SCRIPTS`, so that it writes each page as it
 * is served (`arrangePage`). Removes empty entries from Gatsby's chunk map.
 * The tags hold the compilation hash (`stableCompilationHash`), which covers all scripts and styles: where one of them
 * changes, the renderer changes, and Gatsby renders every page again. Without it, Gatsby would not notice changed styles,
 * which are inlined in the pages.
 */
export const defineScriptTags = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html") return
  expectFile(scripts)
  const tags = readFileSync(scripts, "utf8")
  expectCompilationHash(tags)
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.PAGE_SCRIPTS": JSON.stringify(tags.replace(emptyNames, "")),
      }),
    ],
  })
}
