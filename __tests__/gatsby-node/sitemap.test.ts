/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { XMLParser } from "fast-xml-parser"
import { removeSitemaps, sitemapOptions } from "../../src/gatsby-node/sitemap"
import { temporaryFolder } from "../support/temporaryFolder"

const project = process.cwd()
const site = "https://www.example.com"
let folder: string

beforeAll(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(project)
})

const addresses = ["/plans", "/blogs", "/services/law"]

/** Writes the sitemaps of a site with these addresses, at most two in each. */
const writeSitemaps = (paths: readonly string[]) => {
  const { onPostBuild } = require("gatsby-plugin-sitemap/gatsby-node")
  const sitemapPages = paths.map((place) => ({ path: place, lastmod: "2026-01-31" }))
  return onPostBuild(
    {
      basePath: "",
      pathPrefix: "",
      graphql: async () => ({ data: { sitemapPages } }),
      reporter: { verbose: () => undefined },
    },
    { ...sitemapOptions, entryLimit: 2, excludes: [], filterPages: () => false, resolveSiteUrl: () => site },
  )
}

test("addresses that are too many for a sitemap are in several, which the index names", async () => {
  await writeSitemaps(addresses)
  const read = (name: string) => new XMLParser().parse(readFileSync(`public${name}`, "utf8"))
  const parts: { loc: string }[] = read("/sitemap-index.xml").sitemapindex.sitemap
  expect(parts).toHaveLength(2)
  const listed = parts.flatMap(({ loc }) => read(loc.slice(site.length)).urlset.url)
  expect(listed.map(({ loc }: { loc: string }) => loc)).toEqual(addresses.map((place) => site + place))
  // What the protocol allows.
  expect(sitemapOptions.entryLimit).toBeLessThanOrEqual(50_000)
})

test("of a site that has shrunk, no sitemap of an earlier build stays", async () => {
  await writeSitemaps(addresses)
  removeSitemaps()
  await writeSitemaps(addresses.slice(0, 1))
  expect(readdirSync("public").toSorted()).toEqual(["sitemap-0.xml", "sitemap-index.xml"])
})
