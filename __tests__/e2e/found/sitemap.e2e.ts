import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { XMLParser } from "fast-xml-parser"
import { siteUrl } from "../support"
import { addressOf, builtFile, links, shownPages } from "./BuiltSite"

interface Listed {
  loc: string
  lastmod: string
  changefreq?: string
  priority?: string
}

const read = (place: string) => new XMLParser().parse(builtFile(place))

const listed = (): Listed[] => {
  const maps: { loc: string }[] = [read("sitemap-index.xml").sitemapindex.sitemap].flat()
  return maps.flatMap(({ loc }) => {
    expect(loc.startsWith(siteUrl)).toBe(true)
    return read(loc.slice(siteUrl.length)).urlset.url
  })
}

test("the sitemap lists the pages that may be shown, by their canonical addresses, and no other", () => {
  const addresses = listed().map(({ loc }) => loc)
  expect([...addresses].sort()).toEqual(shownPages.flatMap(({ page }) => links(page, "canonical")).sort())
})

test("services stand in the order of their addresses, not in that in which the machine has read their files", () => {
  const services = listed().filter(({ loc }) => loc.includes("/services/"))
  expect(services.length).toBeGreaterThan(50)
  expect(services).toEqual(services.toSorted((a, b) => (a.loc < b.loc ? -1 : 1)))
})

test("each page's last change is the day that stands in its data, and nothing is made up", () => {
  const dayOf = new Map(listed().map(({ loc, lastmod }) => [loc, lastmod.slice(0, 10)]))
  for (const file of readdirSync("data/services")) {
    const { slug, updated } = JSON.parse(readFileSync(`data/services/${file}`, "utf8"))
    expect(dayOf.get(addressOf(`/services/${slug}`))).toBe(updated)
  }
  expect([...dayOf.values()].filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day === "")).toEqual([])
  expect(listed().filter(({ changefreq, priority }) => changefreq ?? priority)).toEqual([])
})

test("robots.txt lets everything be read but the mail endpoint, and names the sitemap", () => {
  const lines = builtFile("robots.txt").toString().split("\n")
  expect(lines).toContain("User-agent: *")
  expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual(["Disallow: /api/"])
  expect(lines).toContain(`Sitemap: ${addressOf("/sitemap-index.xml")}`)
})
