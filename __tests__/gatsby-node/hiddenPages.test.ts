/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs, CreatePagesArgs, CreateResolversArgs } from "gatsby"
import { contentTypes } from "../../src/content/contentTypes"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { nameKeyOf } from "../../src/content/nameKeyOf"
import { writeFeeds } from "../../src/gatsby-node/feeds/writeFeeds"
import { cachePages } from "../../src/gatsby-node/listedPages"
import { writeSearchFile } from "../../src/gatsby-node/search/writeSearchFile"
import { addSitemapPages } from "../../src/gatsby-node/sitemap"
import { indexPath, pagesPath } from "../../src/search/searchOptions"
import type { EntryKey } from "../../src/site/entryPaths"
import { feeds } from "../../src/site/feeds"
import { sharePath } from "../../src/site/sharePath"
import { StaticPage } from "../e2e/StaticPage"
import { answerer, definitions } from "../support/answerQuery"
import { enterBuildFolder } from "../support/enterBuildFolder"
import type { SiteEntry } from "../support/siteEntries"
import { testEntries } from "../support/testSite"
import { type WrittenPage, writePages } from "../support/writePages"

// Every page of the test site is rendered.
jest.setTimeout(120_000)

/** Words that occur only in the hidden entries. */
const words = "Only for the campaign"

const typesWithPages = contentTypes.filter(({ path: pathOf, template }) => pathOf && template)

const keyOf = (typeName: string): EntryKey =>
  typeName === "Job" ? { slug: "HID" } : { slug: "hidden-page", ...(typeName === "Post" && { number: 99 }) }

/** An entry that differs from another one in its key, its name, and in being hidden. */
const hiddenLike = ({ type, data }: SiteEntry): SiteEntry => {
  const value = data.value as Record<string, unknown>
  const names = Object.fromEntries(
    [nameKeyOf(jsonSchemaOf(type)), "heading"].flatMap((key) => (key in value ? [[key, words]] : [])),
  )
  const others = { featured: true, seo: { title: words, description: words }, language: "en-AQ", hidden: true }
  return { type, data: { ...data, value: { ...value, ...others, ...names, ...keyOf(type.typeName) } } }
}

const hiddenEntries = typesWithPages
  .flatMap((type) => testEntries.filter((entry) => entry.type === type).slice(0, 1))
  .map(hiddenLike)

/** The entry, with the hidden service in all its lists of services. */
const referring = ({ type, data }: SiteEntry): SiteEntry => {
  const value = data.value as Record<string, unknown>
  const lists = ["related", "services"].filter((key) => type.path && Array.isArray(value[key]))
  const longer = lists.map((key) => [key, [keyOf("Service").slug, ...(value[key] as string[])]] as const)
  return { type, data: { ...data, value: { ...value, ...Object.fromEntries(longer) } } }
}

const entries = [...testEntries.map(referring), ...hiddenEntries]

const addresses = typesWithPages.map((type) => type.path?.(keyOf(type.typeName)) ?? "")

/** Whether a text names a hidden page. */
const names = (text: string) =>
  text.includes(words) || addresses.some((address) => new RegExp(`${address}(?![\\w-])`).test(text))

const getNodesByType = (typeName: string) =>
  entries.filter(({ type }) => type.typeName === typeName).map(({ data }) => data.value)

const answer = answerer(entries)

const args = {
  getNodesByType,
  store: { getState: () => ({ definitions }) },
  graphql: async (query: string) => ({ data: answer(query) }),
} as unknown as BuildArgs & CreatePagesArgs

let leaveBuildFolder: () => void
let pages: WrittenPage[]

beforeAll(async () => {
  pages = await writePages(entries, () => true)
  cachePages(args)
  leaveBuildFolder = enterBuildFolder(getNodesByType("Post") as { slug: string; number: number }[])
})

afterAll(() => leaveBuildFolder())

test("hidden entries of all types are served, and named by no other page, sitemap, feed or search", async () => {
  expect(addresses.filter((address) => !pages.some((page) => page.path === address))).toEqual([])
  const others = pages.filter((page) => !addresses.includes(page.path))
  expect(
    others.filter(({ html, data }) => names(html) || names(JSON.stringify(data))).map((page) => page.path),
  ).toEqual([])

  let sitemap: unknown
  addSitemapPages({
    createResolvers: ({ Query }: { Query: { sitemapPages: { resolve: () => unknown } } }) => {
      sitemap = Query.sitemapPages.resolve()
    },
  } as unknown as CreateResolversArgs)
  expect(sitemap).toContainEqual(expect.objectContaining({ path: "/services/law-assignment" }))
  expect(names(JSON.stringify(sitemap))).toBe(false)

  await writeFeeds(args)
  writeSearchFile(args)
  for (const file of [...feeds.map((feed) => feed.path), indexPath, pagesPath])
    expect([file, names(readFileSync(path.join("public", file), "utf8"))]).toEqual([file, false])
})

test("a hidden page says that it must not be indexed, names no other address for itself, and has the share picture of home", () => {
  for (const { path: address, html } of pages.filter((page) => addresses.includes(page.path))) {
    const page = new StaticPage(html)
    expect(page.texts("h1").join()).toContain(words)
    expect(page.meta("robots")).toEqual(["noindex"])
    expect(html).not.toMatch(/rel="canonical"|hreflang|application\/ld\+json/i)
    expect(html).toContain(`https://own.invalid${sharePath("/")}`)
    // The other pages that it shows are not hidden.
    const links = page.values("a", "href").filter((href) => href !== address && names(href))
    expect(links).toEqual([])
  }
})

test("a hidden service shows its samples and citation styles like any other", () => {
  const html = pages.find((page) => page.path === `/services/${keyOf("Service").slug}`)?.html
  expect(html).toContain("/samples/one")
})

test("the data of other pages do not say that they are not hidden", () => {
  const saying = pages.filter(({ path: address, html }) => !addresses.includes(address) && html.includes('"hidden":'))
  expect(saying.map((page) => page.path)).toEqual([])
})
