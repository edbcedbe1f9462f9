import { expect, test } from "@playwright/test"
import { contentTypes } from "../../../src/content/contentTypes"
import { feeds } from "../../../src/site/feeds"
import { examplePages } from "../../../tools/examplePages"
import { hiddenRoutes, routes, routesOf } from "../support"
import { addressOf, builtPages, isHidden, links, lookAtEach, property, shownPages } from "./BuiltSite"

const single = (values: readonly string[]) => {
  expect(values).toHaveLength(1)
  expect(values[0]?.trim()).toBeTruthy()
  return values[0] ?? ""
}

/** The pages of entries that have a day of publication. */
const articles = new Set(
  contentTypes
    .filter(({ schema }) => "date" in schema.shape)
    .flatMap(({ name }) => routesOf(name).map(({ path }) => path)),
)

test("the pages that may be shown are those of the content", () => {
  expect(shownPages.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
  expect(
    builtPages
      .filter(isHidden)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/404", "/blog/unknown", "/services/unknown", ...hiddenRoutes.map(({ path }) => path)].sort())
})

test("every page has one of each: title, description, language, link preview and card", () =>
  lookAtEach(builtPages, ({ path, page }) => {
    const title = single(page.texts("title"))
    const description = single(page.meta("description"))
    expect(single(page.values("html", "lang"))).toMatch(/^en(-[A-Z]{2})?$/)
    single(page.meta("robots"))

    const isArticle = articles.has(path)
    expect(single(property(page, "og:title"))).toBe(title)
    expect(single(property(page, "og:description"))).toBe(description)
    expect(single(property(page, "og:type"))).toBe(isArticle ? "article" : "website")
    expect(single(property(page, "og:locale"))).toMatch(/^en_[A-Z]{2}$/)
    single(property(page, "og:site_name"))
    single(property(page, "og:image"))
    single(property(page, "og:image:alt"))
    expect(single(page.meta("twitter:card"))).toBe("summary_large_image")
    expect(links(page, "manifest")).toHaveLength(1)
    expect(links(page, "icon").length).toBeGreaterThanOrEqual(1)
  }))

/** Only a site with a list of posts has feeds. */
const addressesOfFeeds = "blogs" in examplePages ? feeds.map(({ path }) => addressOf(path)) : []

test("every page that may be shown names its own address, and its feeds", () =>
  lookAtEach(shownPages, ({ path, page }) => {
    expect(links(page, "canonical")).toEqual([addressOf(path)])
    expect(property(page, "og:url")).toEqual([addressOf(path)])
    expect(links(page, "alternate")).toEqual(expect.arrayContaining(addressesOfFeeds))
  }))

test("every page has one main heading, that of its entry, and header, main part and footer", () =>
  lookAtEach(shownPages, ({ path, page }) => {
    const route = routes.find((one) => one.path === path)
    const heading = single(page.texts("h1"))
    expect(heading).toContain(route?.heading)
    if (route?.type === "country" && path !== "/pageforcountry") expect(heading).toContain(route.name)
    for (const tag of ["header", "main", "footer"]) expect(page.all(tag).length, tag).toBeGreaterThanOrEqual(1)
  }))

test("no two pages share a title, description or share picture", () => {
  for (const list of [
    builtPages.map(({ page }) => page.texts("title").join()),
    builtPages.map(({ page }) => page.meta("description").join()),
    shownPages.map(({ page }) => property(page, "og:image").join()),
  ])
    expect(list.filter((text, place) => list.indexOf(text) !== place)).toEqual([])
})

test("error pages and hidden pages have no canonical address and no structured data", () => {
  for (const { page, html } of builtPages.filter(isHidden)) {
    expect(links(page, "canonical")).toEqual([])
    expect(html).not.toContain("application/ld+json")
  }
})
