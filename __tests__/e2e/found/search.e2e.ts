import { gzipSync } from "node:zlib"
import type { Page } from "@playwright/test"
import MiniSearch from "minisearch"
import { indexOf } from "../../../src/search/loadSearch"
import type { PartedIndex } from "../../../src/search/partedSearch"
import { passagesOf } from "../../../src/search/passagesOf"
import type { SearchFile } from "../../../src/search/searchFile"
import { searchSite } from "../../../src/search/searchSite"
import { faqAnchor } from "../../../src/site/anchors"
import { countryPath, postPath } from "../../../src/site/entryPaths"
import { fill } from "../../../src/site/fill"
import { namedWidths } from "../../support/namedWidths"
import * as content from "../../support/siteContent"
import { expect, open as openPage, test } from "../design/designFixtures"
import { attribute } from "../StaticPage"
import { headerLink, linkTo, routes, routesOf } from "../support"
import { builtFile, shownPages } from "./BuiltSite"

const dialog = (page: Page) => page.getByRole("dialog", { name: content.labels.search.title })
const field = (page: Page) => dialog(page).getByRole("searchbox")
const hits = (page: Page) => dialog(page).getByRole("listitem").getByRole("link")
const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: content.labels.search.open, exact: true })

/** Waits until the header handles its keys. */
const searchHydrated = (page: Page) => expect(button(page)).toHaveAttribute("aria-keyshortcuts", "Control+K")

const open = async (page: Page, path: string) => {
  await openPage(page, path)
  await searchHydrated(page)
}

/** Opens the search and types into it. */
const search = async (page: Page, query: string) => {
  await button(page).click()
  await field(page).fill(query)
}

test("Back closes it and stays on the page, and after a hit leads to the page before it", async ({ page }) => {
  await open(page, "/privacy-policy")
  await headerLink(page, content.headerPage).click()
  await expect(page).toHaveURL(content.headerPage)
  await search(page, String(content.anyService?.name))
  await expect(hits(page).first()).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(content.headerPage)
  await search(page, String(content.anyService?.name))
  await hits(page).first().click()
  await expect(page).toHaveURL(content.anyServicePath)
  await page.goBack()
  await expect(page).toHaveURL(content.headerPage)
})

/** The questions of a service that no other page has. */
const allQuestions = [...content.services.flatMap(({ faqs }) => faqs), ...content.faqs.items]
const ownQuestions = (content.anyService?.faqs ?? [])
  .map(({ question }) => question)
  .filter((question) => allQuestions.filter((one) => one.question === question).length === 1)

const answerPath = (question: string) => `${content.anyServicePath}#${faqAnchor(question)}`

const builtSearch = JSON.parse(builtFile("search-index.json").toString()) as SearchFile | PartedIndex

/** The index of this build; `partedSearch.test.ts` tests one in parts. */
const builtIndex = () => {
  test.skip("hits" in builtSearch, "the index of a large site is in parts")
  return indexOf(builtSearch as SearchFile)
}

test("every page that may be shown is in the search, and no other", async () => {
  const found = (await builtIndex()).search(MiniSearch.wildcard).map(({ path }) => String(path))
  expect(found.filter((path) => !path.includes("#")).sort()).toEqual(shownPages.map(({ path }) => path).sort())
})

test("every question in the search links to its place", async () => {
  const found = (await builtIndex())
    .search(MiniSearch.wildcard)
    .map(({ path }) => String(path).split("#"))
    .filter(([, anchor]) => anchor !== undefined)
  expect(found.length).toBeGreaterThan(routesOf("service").length)
  const idsOf = new Map(shownPages.map(({ path, page }) => [path, page.ids]))
  expect(found.filter(([path = "", anchor = ""]) => !idsOf.get(path)?.has(anchor))).toEqual([])
})

test("every page with a name of its own is found by it", async () => {
  const index = await builtIndex()
  for (const { path, name, heading } of routes.filter((route) => route.path !== "/pageforcountry"))
    expect(
      searchSite(index, name || heading, 8).map((hit) => hit.path),
      name || heading,
    ).toContain(path)
})

/** Stands in for the browser's: only the places of texts matter here. */
class DOMParser {
  parseFromString(text: string) {
    return { body: { querySelectorAll: () => [], textContent: text } }
  }
}

test("every part of a page to which a result may lead is there", () => {
  Object.assign(globalThis, { DOMParser })
  for (const { path, page } of shownPages) {
    const file = `page-data${path === "/" ? "/index" : path}/page-data.json`
    const { result } = JSON.parse(builtFile(file).toString()) as { result: { data: unknown } }
    const anchors = passagesOf(result.data).flatMap(({ anchor }) => anchor ?? [])
    expect.soft([path, anchors.filter((anchor) => !page.ids.has(anchor))]).toEqual([path, []])
  }
})

/** A word of the text of a page, which its title and what is shown of it do not have, and the part that has it. */
const textWord = async () => {
  const index = await builtIndex()
  for (const [word = "", places = []] of Object.entries((builtSearch as SearchFile).words)) {
    const [found] = searchSite(index, word, 2)
    const [at] = places
    const page = (builtSearch as SearchFile).pages[at ?? -1]
    if (places.length === 1 && found && found.path === page?.path && /^[a-z]{6,}$/.test(word))
      return { word, path: found.path }
  }
  throw new Error("no page has a word of its own")
}

// searchSite.test.ts and closestMatches.test.ts test the ranking, with their own entries; SearchDialog.test.tsx and
// SearchResults.test.tsx what shows before anything is typed, and keys of input methods.
test("a page or a question is found by its name or a word of its text, announced by number, and opened at its place, also after the index failed once; if nothing is found it says so, and links to all services", async ({
  page,
}) => {
  await page.route("**/search-index.json", (route) => route.abort(), { times: 1 })
  await open(page, "/privacy-policy")
  await button(page).click()
  await expect(dialog(page).getByRole("status")).toContainText(content.labels.search.failed)
  for (const [query, path] of [
    [content.anyService?.name, content.anyServicePath],
    ...content.posts.slice(0, 1).map((post) => [post.title, postPath(post)] as const),
    ...(content.anyCountry ? [[content.anyCountry.name, countryPath(content.anyCountry)] as const] : []),
  ] as const) {
    await field(page).fill(String(query))
    // A page may open at the part that has the words.
    await expect(dialog(page).locator(`li a:is([href="${path}"], [href^="${path}#part-"])`), query).toBeVisible()
    const count = await hits(page).count()
    const { one, count: many } = content.labels.search
    await expect(dialog(page).getByRole("status")).toHaveText(count === 1 ? one : fill(many, { count }))
  }
  const { word, path } = await textWord()
  await field(page).fill(word)
  const hit = dialog(page).locator(`li a[href^="${path}#"]`)
  await expect(hit.locator("mark").first()).toHaveText(new RegExp(word, "i"))
  const anchor = new URL(String(await hit.getAttribute("href")), "http://localhost").hash
  await hit.click()
  await expect(page).toHaveURL(`${path}${anchor}`)
  await expect(page.locator(anchor)).toBeInViewport()
  // The second one is on the page that is open then.
  for (const question of ownQuestions.slice(0, 2)) {
    const answer = page.locator(`details#${faqAnchor(question)}`)
    await search(page, question)
    await dialog(page)
      .locator(`li a[href="${answerPath(question)}"]`)
      .click()
    await expect(page).toHaveURL(answerPath(question))
    await expect(answer).toHaveAttribute("open")
    await expect(answer).toBeInViewport()
  }
  await search(page, "zzzzqq")
  await expect(dialog(page).getByRole("status")).toContainText(fill(content.labels.search.none, { query: "zzzzqq" }))
  await linkTo(dialog(page), "/services").click()
  await expect(page).toHaveURL(/\/services$/)
})

/** A word that several pages have. */
const commonWord = async () => {
  const index = await builtIndex()
  return routes.flatMap(({ name }) => name.split(" ")).find((word) => searchSite(index, word, 8).length > 1)
}

test("by keyboard: Ctrl+K opens it even from a field, to which Escape returns; / opens it elsewhere, arrows choose, Enter opens the page", async ({
  page,
}) => {
  await open(page, "/contact-us")
  const name = page.getByRole("form", { name: content.forms.contact.name }).getByRole("textbox").first()
  await name.focus()
  await page.keyboard.type("/")
  await expect(name).toHaveValue("/")
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(name).toBeFocused()
  await name.blur()
  await page.keyboard.press("/")
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(String(await commonWord()))
  await expect(hits(page).nth(1)).toBeVisible()
  const first = String(await hits(page).first().getAttribute("href"))
  await page.keyboard.press("ArrowDown")
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(hits(page).nth(1)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(first)
  await expect(dialog(page)).toBeHidden()
})

test("the index is small", async () => {
  // It grows with the pages and questions.
  const { documentCount } = await builtIndex()
  expect(gzipSync(builtFile("search-index.json")).length).toBeLessThan(Math.max(60_000, 94 * documentCount))
})

for (const fonts of [true, false])
  test(`the header fits on one line at every width, including the search${fonts ? "" : ", in the device's own font"}`, async ({
    page,
  }) => {
    if (!fonts) await page.route("**/*.woff2", (route) => route.abort())
    await open(page, "/privacy-policy")
    for (const width of [1280, ...Object.values(namedWidths).flatMap((named) => [named - 1, named]), 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const bar = page.getByRole("banner").locator("> div").first()
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      const heights = await bar
        .locator("a:visible, button:visible")
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
      expect(Math.max(...heights), `at ${width} px`).toBeLessThan(64)
    }
    await search(page, String(content.anyService?.name))
    await expect(hits(page).first()).toBeInViewport()
    const wide = await page.evaluate(() =>
      Array.from(document.querySelectorAll("dialog[open], dialog[open] *"))
        .filter((element) => element.getBoundingClientRect().right > 320.5)
        .map((element) => element.className),
    )
    expect(wide).toEqual([])
  })

// NearestPages.test.tsx tests what it shows without an index, and without a page that is near.
test("an unknown address offers the page that is meant, and the search for its words", async ({ page }) => {
  const main = page.getByRole("main")
  await open(page, content.anyServicePath.slice(0, -1))
  const near = main.locator("section").filter({ hasText: content.labels.errors.nearest }).first()
  await expect(near.locator(`li a[href="${content.anyServicePath}"]`)).toBeVisible()
  await open(page, "/zzzzqq")
  const words = main.getByRole("searchbox", { name: content.labels.search.title })
  await expect(words).toHaveValue("zzzzqq")
  await expect(main.locator('a[href^="/"]').first()).toBeVisible()
  await words.fill(String(content.anyService?.name))
  await words.press("Enter")
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(String(content.anyService?.name))
})

test("without scripts the button links to all services", () => {
  const pageAt = (address: string) => shownPages.find(({ path }) => path === address)?.page
  const [form] =
    pageAt("/privacy-policy")
      ?.all("form")
      .filter((each) => attribute(each, "data-search") !== undefined) ?? []
  expect(form && attribute(form, "action")).toBe("/services")
  expect(pageAt("/services")?.values("a", "href")).toEqual(
    expect.arrayContaining(routesOf("service").map(({ path }) => path)),
  )
})
