import { readFileSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { expectFile } from "./expectTarget"
import { expectCompilationHash } from "./stableCompilationHash"

/** Where Gatsby writes the script tags shared by all pages, before it builds the page renderer. */
const scripts = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** An empty entry in Gatsby's chunk map, which lists files to prefetch; this site has none. */
const emptyNames = /\\"[\w-]+\\":\[\],?/g

/**
 * Passes the script tags of all pages to the page renderer as `process.env.PAGE_SCRIPTS`, so that it can write each
 * page in its final form (`arrangePage`). Removes empty entries from Gatsby's chunk map.
 * The tags contain the compilation hash (`stableCompilationHash`), so when a script or style changes, the renderer
 * changes too and Gatsby renders every page again. Without the hash it would not notice changed styles, which are
 * inlined in the pages.
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
