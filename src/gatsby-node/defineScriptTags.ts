import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { IslandStyles } from "../islands/html/islandStyles"
import { expectFile, expectTarget } from "./expectTarget"
import { expectCompilationHash } from "./stableCompilationHash"

/** Where Gatsby writes the script tags shared by all pages, before it builds the page renderer. */
const scripts = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** Where Gatsby lists the files of each chunk, likewise. */
const stats = "public/webpack.stats.json"

/** An empty entry in Gatsby's chunk map, which lists files to prefetch; this site has none. */
const emptyNames = /\\"[\w-]+\\":\[\],?/g

/** The stylesheets of each island's chunk, `island-<name>`, and those split off from it. */
const islandStyles = (): IslandStyles => {
  expectFile(stats)
  const { namedChunkGroups } = JSON.parse(readFileSync(stats, "utf8")) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  const chunks = Object.entries(namedChunkGroups)
    .filter(([chunk]) => chunk.startsWith("island-"))
    .map(
      ([chunk, { assets }]) =>
        [
          chunk.slice("island-".length),
          assets.filter(({ name }) => name.endsWith(".css")).map(({ name }) => `/${name}`),
        ] as const,
    )
  const texts = [...new Set(chunks.flatMap(([, addresses]) => addresses))].map((address) => [
    address,
    readFileSync(path.join("public", address), "utf8"),
  ])
  return { addresses: Object.fromEntries(chunks), texts: Object.fromEntries(texts) }
}

/**
 * Tells Gatsby that the site has no slices, so that it does not read each page again after writing it to look for some, nor
 * mention them in its data. Gatsby 4 had this switch in its configuration; here pages come with all their parts.
 */
const switchOffSlices = () => {
  expectTarget(process.env.GATSBY_SLICES, "the switch for slices")
  delete process.env.GATSBY_SLICES
}

/**
 * Passes what webpack has written for the browser to the page renderer, so that it can write each page in its final
 * form (`arrangePage`): the script tags of all pages, as `process.env.PAGE_SCRIPTS`, and the stylesheets of islands, as
 * `process.env.ISLAND_STYLES`. Removes empty entries from Gatsby's chunk map.
 * The tags contain the compilation hash (`stableCompilationHash`), so when a script or style changes, the renderer
 * changes too and Gatsby renders every page again. Without the hash it would not notice changed styles, which are
 * inlined in the pages.
 */
export const defineScriptTags = ({ actions, plugins, stage }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html") return
  expectFile(scripts)
  const tags = readFileSync(scripts, "utf8")
  expectCompilationHash(tags)
  switchOffSlices()
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        "process.env.PAGE_SCRIPTS": JSON.stringify(tags.replace(emptyNames, "")),
        "process.env.ISLAND_STYLES": JSON.stringify(JSON.stringify(islandStyles())),
      }),
    ],
  })
}
