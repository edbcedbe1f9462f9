import { expect, test } from "@playwright/test"
import type { DefaultTreeAdapterTypes as Tree } from "parse5"
import { attribute, type StaticPage, textOf } from "../StaticPage"
import { builtPages, lookAtEach } from "./BuiltSite"

// What axe finds in a browser, and content can break on any page, asked of all pages without a browser.

const twice = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) !== place)

/** The elements of a kind that have no words to be called by. */
const nameless = (page: StaticPage, tagName: string) =>
  page
    .all(tagName)
    .filter((element) => attribute(element, "aria-hidden") !== "true")
    .filter((element) => {
      const pictures = page.within(element, "img").map((picture) => attribute(picture, "alt"))
      const words = [attribute(element, "aria-label"), attribute(element, "aria-labelledby"), textOf(element)]
      return ![...words, ...pictures].some((word) => word?.trim())
    })
    .map(({ attrs }) => attrs.map(({ name, value }) => `${name}="${value}"`).join(" "))

const levelOf = ({ tagName }: Tree.Element) => Number(/^h([1-6])$/.exec(tagName)?.[1])

const references = ["aria-labelledby", "aria-describedby", "for", "headers"]

test("ids are unique on every page, and labels and descriptions are there", () =>
  lookAtEach(builtPages, ({ page }) => {
    expect(twice(page.everything.flatMap((element) => attribute(element, "id") ?? []))).toEqual([])
    const named = references.flatMap((name) =>
      page.everything.flatMap((element) => attribute(element, name)?.split(/\s+/) ?? []),
    )
    expect(named.filter((id) => !page.ids.has(id))).toEqual([])
  }))

test("headings of every page skip no level, and all have words", () =>
  lookAtEach(builtPages, ({ page }) => {
    const headings = page.all("main").flatMap((main) => page.within(main, "*").filter(levelOf))
    expect(headings.filter((heading) => textOf(heading) === "").map(({ tagName }) => tagName)).toEqual([])
    const skipped = headings.filter((heading, place) => {
      const before = headings[place - 1]
      return levelOf(heading) > (before ? levelOf(before) : 0) + 1
    })
    expect(skipped.map(textOf)).toEqual([])
  }))

test("links, buttons and pictures of every page have words for those who do not see them", () =>
  lookAtEach(builtPages, ({ page }) => {
    expect(nameless(page, "a").concat(nameless(page, "button"))).toEqual([])
    expect(page.all("img").filter((picture) => attribute(picture, "alt") === undefined)).toEqual([])
    const drawn = page.all("svg").filter((drawing) => attribute(drawing, "role") === "img")
    expect(drawn.filter((drawing) => !attribute(drawing, "aria-label") && textOf(drawing) === "")).toEqual([])
  }))

test("tables of every page have headings, and lists only entries", () =>
  lookAtEach(builtPages, ({ page }) => {
    expect(page.all("table").filter((table) => page.within(table, "th").length === 0)).toEqual([])
    const lists = ["ul", "ol"].flatMap((tag) => page.all(tag))
    const others = lists.flatMap((list) =>
      list.childNodes.flatMap((child) =>
        "tagName" in child && !["li", "script", "template"].includes(child.tagName) ? child.tagName : [],
      ),
    )
    expect(others).toEqual([])
  }))

test("every page has one content policy", () =>
  lookAtEach(builtPages, ({ page }) => {
    const policies = page.all("meta").filter((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy")
    expect(policies).toHaveLength(1)
  }))
