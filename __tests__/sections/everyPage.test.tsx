/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby"
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5"
import { searchFileOf } from "../../src/gatsby-node/search/searchFileOf"
import { homeSections } from "../../src/site/homeSections"
import { placeOf, textFieldsOf } from "../hostile/textFields"
import { wordy } from "../support/copyPage"
import type { SiteEntry } from "../support/siteEntries"
import { testEntries } from "../support/testSite"
import { type WrittenPage, writePages } from "../support/writePages"

/** The text and the attributes of a page, except its inlined data. */
const textIn = (node: Tree.Node): string => {
  const own = "attrs" in node ? node.attrs.map(({ value }) => value) : "value" in node ? [node.value] : []
  const isData = "tagName" in node && node.tagName === "script"
  const inner = isData || !("childNodes" in node) ? [] : node.childNodes.map(textIn)
  return [...own, ...inner, ...("content" in node ? [textIn(node.content)] : [])].join(" ")
}

/** Texts that no page shows at first, or at all, by their fields. */
const hidden =
  /^(?:labels|forms|chat|dial-codes|greetings|redirects|navigation)\.|^site\.(?!fraudWarning|offices|tagline)|^country\.(?:heading|restricted)|^figure\.(?:chart|title)|^testimonials\.sampleNote$|^faqs\.empty$|^offices\.headingOfOne$|^service-lists\.|^tool\.(?:builder|split|marks)\.|^citation\.rules\.|^page\.seo\.otherNames/

/** The entries, of which services have so much text that all sections are next to it. */
const entries = testEntries.map((entry): SiteEntry => {
  if (entry.type.name !== "service") return entry
  const value = entry.data.value as { opening: string }
  return { ...entry, data: { ...entry.data, value: { ...value, opening: `${wordy(600)} ${value.opening}` } } }
})

let pages: WrittenPage[]

beforeAll(async () => {
  pages = await writePages(entries, () => true)
})

test("every text of every entry is shown on some page, or as a name of a search result", () => {
  const getNodesByType = (name: string) =>
    testEntries.filter(({ type }) => type.typeName === name).map(({ data }) => data.value)
  const { pages: found, parts } = searchFileOf({ getNodesByType } as unknown as CreatePagesArgs)
  const names = [...found, ...parts].flatMap(({ title, otherNames = [] }) => [title, ...otherNames])
  const shown = [...pages.map(({ html }) => textIn(parse(html))), ...names].join(" ")
  const missing = testEntries.flatMap((entry) =>
    textFieldsOf(entry)
      .filter(({ value }) => / \d+$/.test(value) && !shown.includes(value.replace(/^.*\} /, "")))
      .map(({ path }) => placeOf(entry.type, path)),
  )
  expect(missing.filter((place) => !hidden.test(place))).toEqual([])
})

test("home has the anchors that links use (docs/specification.md, Home)", () => {
  const home = pages.find(({ path }) => path === "/")?.html
  for (const anchor of [...Object.values(homeSections), "subscription"])
    expect(home).toMatch(new RegExp(`<section [^>]*id="${anchor}"`))
})

test("every page has one main heading", () => {
  for (const { path, html } of pages) expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
})
