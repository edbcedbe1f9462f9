import { expect, test } from "@playwright/test"
import { XMLParser } from "fast-xml-parser"
import { type ContentType, contentTypes } from "../../../src/content/contentTypes"
import { robotsText } from "../../../src/gatsby-node/robots/robotsText"
import { type EntryKey, notFoundSlug } from "../../../src/site/entryPaths"
import { publishedEntries } from "../../../tools/publishedData"
import { site } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { routesOf } from "../support"
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
    expect(loc.startsWith(builtWith.siteUrl)).toBe(true)
    return read(loc.slice(builtWith.siteUrl.length)).urlset.url
  })
}

test("the sitemap lists the pages that may be shown, by their canonical addresses, and no other", () => {
  const addresses = listed().map(({ loc }) => loc)
  expect([...addresses].sort()).toEqual(shownPages.flatMap(({ page }) => links(page, "canonical")).sort())
})

test("services are ordered by address, not by the order in which their files were read", () => {
  const services = listed().filter(({ loc }) => loc.includes("/services/"))
  expect(services).toHaveLength(routesOf("service").length)
  expect(services).toEqual(services.toSorted((a, b) => (a.loc < b.loc ? -1 : 1)))
})

interface Entry extends EntryKey {
  updated: string
}

const entriesOf = ({ location }: ContentType) => publishedEntries<Entry>(location)

/** The content types whose entries have pages. */
const typesWithPages = contentTypes.filter((type) => type.path)

const newest = (days: readonly string[]) => days.toSorted().at(-1)

for (const type of typesWithPages)
  test(`the last change of each ${type.name}'s page is the day in its data`, () => {
    const dayOf = new Map(listed().map(({ loc, lastmod }) => [loc, lastmod.slice(0, 10)]))
    for (const entry of entriesOf(type).filter(({ slug }) => slug !== notFoundSlug)) {
      const path = type.path?.(entry) ?? ""
      // A page that lists entries changes with them.
      const shown = typesWithPages.filter(({ list }) => list !== undefined && path === `/${list}`).flatMap(entriesOf)
      expect(dayOf.get(addressOf(path)), path).toBe(newest([entry, ...shown].map(({ updated }) => updated)))
    }
  })

test("every last change is a day, and nothing else is stated", () => {
  for (const { lastmod, changefreq, priority } of listed()) {
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}/)
    expect([changefreq, priority]).toEqual([undefined, undefined])
  }
})

test("robots.txt keeps out what the owner has chosen, and names the sitemap", () => {
  expect(builtFile("robots.txt").toString()).toBe(robotsText(builtWith.siteUrl, site.search.ai))
})
