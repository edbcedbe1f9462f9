import { readFileSync } from "node:fs"
import type { CreateWebpackConfigArgs } from "gatsby"
import { expectFile } from "./expectTarget"
import { expectMark } from "./stableCompilationHash"

/** Where Gatsby writes the tags of the scripts that all pages have, before it makes the renderer of pages. */
const scripts = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** A script of which Gatsby has nothing to tell: it looks for files to fetch early where this site has none. */
const emptyNames = /\\"[\w-]+\\":\[\],?/g

/**
 * Gives the renderer of pages the tags of their scripts, as `process.env.PAGE_SCRIPTS`, so that it writes each page as it
 * is to be served (`arrangePage`).
 * The tags hold the mark of the build (`stableCompilationHash`), and with that all scripts and styles: where one of them changes,
 * the renderer does, and Gatsby renders every page again. Of styles, which are written into the pages, it knew nothing.
 */
export const defineScriptTags = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html") return
  expectFile(scripts)
  const tags = readFileSync(scripts, "utf8")
  expectMark(tags)
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.PAGE_SCRIPTS": JSON.stringify(tags.replace(emptyNames, "")),
      }),
    ],
  })
}
