/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { XMLParser } from "fast-xml-parser"
import { sitemapOptions } from "../../src/gatsby-node/sitemap"

const project = process.cwd()
const site = "https://www.example.com"
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sitemap-"))
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

test("addresses that are too many for a sitemap are in several, which the index names", async () => {
  const { onPostBuild } = require("gatsby-plugin-sitemap/gatsby-node")
  const pages = ["/plans", "/blogs", "/services/law"].map((place) => ({ path: place, lastmod: "2026-01-31" }))
  await onPostBuild(
    {
      basePath: "",
      pathPrefix: "",
      graphql: async () => ({ data: { sitemapPages: pages } }),
      reporter: { verbose: () => undefined },
    },
    { ...sitemapOptions, entryLimit: 2, excludes: [], filterPages: () => false, resolveSiteUrl: () => site },
  )
  const read = (name: string) => new XMLParser().parse(readFileSync(`public${name}`, "utf8"))
  const parts: { loc: string }[] = read("/sitemap-index.xml").sitemapindex.sitemap
  expect(parts).toHaveLength(2)
  const listed = parts.flatMap(({ loc }) => read(loc.slice(site.length)).urlset.url)
  expect(listed.map(({ loc }: { loc: string }) => loc)).toEqual(pages.map((page) => site + page.path))
  // What the protocol allows.
  expect(sitemapOptions.entryLimit).toBeLessThanOrEqual(50_000)
})
