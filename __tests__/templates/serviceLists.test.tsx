/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { cachePages, listedPages } from "../../src/gatsby-node/listedPages"
import { servicePath, servicesPath } from "../../src/site/entryPaths"
import { groupPath } from "../../src/site/groupPath"
import { isServicePage } from "../../src/site/isServicePage"
import { FIRST_OF_GROUP, GROUP_PAGE_SIZE, MAX_LISTED, othersId } from "../../src/site/serviceLists"
import { attribute, StaticPage } from "../e2e/StaticPage"
import type { SiteEntry } from "../support/siteEntries"
import { testEntries } from "../support/testSite"
import { writePages } from "../support/writePages"

interface Service {
  slug: string
  name: string
  group: string
}

const serviceIn = ({ data }: SiteEntry) => data.value as Service
const isService = ({ type }: SiteEntry) => type.name === "service"
const own = testEntries.filter(isService)

/** A group that a menu has, and one that none has. */
const inMenu = "writing"
const inNone = "citations"

/** A site with so many services, of which the last three are in the group that no menu has. */
const siteOf = (count: number) => [
  ...testEntries,
  ...Array.from({ length: count - own.length }, (_, at): SiteEntry => {
    const [model] = own
    if (!model) throw new Error("the test site has no service")
    const slug = `s-${String(at).padStart(4, "0")}`
    const group = at < count - own.length - 3 ? inMenu : inNone
    return { ...model, data: { ...model.data, value: { ...serviceIn(model), slug, name: slug, group } } }
  }),
]

const written = async (entries: readonly SiteEntry[]) => {
  const isList = (path: string) => path === servicesPath || path.startsWith(groupPath("", 1))
  const pages = await writePages(entries, isList)
  return new Map(pages.map(({ path, html }) => [path, new StaticPage(html)]))
}

const pathsOf = (entries: readonly SiteEntry[], group: string) =>
  entries
    .filter((entry) => isService(entry) && serviceIn(entry).group === group)
    .map((entry) => servicePath(serviceIn(entry)))

/** The services that the lists of a page link to. */
const servicesOn = (page: StaticPage | undefined) =>
  (page?.all("main") ?? [])
    .flatMap((main) => page?.within(main, "li") ?? [])
    .flatMap((item) => page?.within(item, "a") ?? [])
    .map((link) => String(attribute(link, "href")))
    .filter((href) => isServicePage(href) && !href.startsWith(groupPath("", 1)))

const linksOn = (page: StaticPage | undefined) => page?.values("a", "href") ?? []

test(`a site with ${MAX_LISTED} services lists all of them on one page`, async () => {
  const pages = await written(siteOf(MAX_LISTED))
  expect([...pages.keys()]).toEqual([servicesPath])
  expect(new Set(servicesOn(pages.get(servicesPath))).size).toBe(MAX_LISTED)
  // Gatsby would warn of the query of a template without pages.
  expect(require("../../src/templates/service-group")).not.toHaveProperty("query")
})

describe("a site with more services", () => {
  const entries = siteOf(MAX_LISTED + 1)
  const lastPage = Math.ceil(pathsOf(entries, inMenu).length / GROUP_PAGE_SIZE)
  const groupPages = Array.from({ length: lastPage }, (_, at) => groupPath(inMenu, at + 1))
  let pages: Map<string, StaticPage>
  beforeAll(async () => {
    pages = await written(entries)
  })

  test("lists the first of each group, and links to the pages with all", () => {
    const list = pages.get(servicesPath)
    expect(servicesOn(list)).toEqual(expect.arrayContaining(pathsOf(entries, inMenu).slice(1, FIRST_OF_GROUP)))
    expect(servicesOn(list)).toEqual(expect.arrayContaining(pathsOf(entries, inNone)))
    // The slider of subjects links to some of them once more.
    expect(new Set(servicesOn(list)).size).toBeLessThan(FIRST_OF_GROUP + own.length + 3)
    expect(linksOn(list)).toContain(groupPath(inMenu, 1))
    // All services of the small group are there already.
    expect(linksOn(list)).not.toContain(groupPath(othersId, 1))
  })

  test("has each service on one of its group's pages, which link to each other", () => {
    expect(groupPages.length).toBeGreaterThan(1)
    expect(groupPages.flatMap((path) => servicesOn(pages.get(path)))).toEqual(pathsOf(entries, inMenu))
    for (const path of groupPages) expect(linksOn(pages.get(path))).toEqual(expect.arrayContaining(groupPages))
    expect(servicesOn(pages.get(groupPath(othersId, 1)))).toEqual(expect.arrayContaining(pathsOf(entries, inNone)))
  })

  test("names each page, in its head, its heading and its breadcrumbs", () => {
    expect(new Set(groupPages.map((path) => pages.get(path)?.texts("title")[0])).size).toBe(lastPage)
    for (const path of groupPages) {
      const page = pages.get(path)
      const canonical = page?.values("link", "href", (link) => attribute(link, "rel") === "canonical")
      expect(canonical).toEqual([`https://own.invalid${path}`])
      expect(page?.meta("description")[0]).not.toBe("")
      expect(page?.meta("robots")[0]).not.toContain("noindex")
      expect(page?.all("h1")).toHaveLength(1)
      expect(linksOn(page)).toContain(servicesPath)
    }
  })

  test("has these pages in its sitemap, with the titles and share pictures", () => {
    const getNodesByType = (name: string) =>
      entries.filter(({ type }) => type.typeName === name).map(({ data }) => data.value)
    cachePages({ getNodesByType } as unknown as CreatePagesArgs)
    const listed = listedPages().filter(({ path }) => pages.has(path) && path !== servicesPath)
    expect(listed).toHaveLength(pages.size - 1)
    expect(listed.map(({ title }) => title)).toEqual(listed.map(({ path }) => pages.get(path)?.texts("title")[0]))
    expect(listed.filter(({ picture, updated }) => !picture || !updated)).toEqual([])
  })
})
