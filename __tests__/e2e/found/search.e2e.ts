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
import { headerLink, linkTo, quiet, routes, routesOf } from "../support"
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

// searchSite.test.ts and closestMatches.test.ts test the ranking, with their own entries.
test("a page or a question is found by its name, and the number of results is announced; if nothing is found it says so, and links to all services", async ({
  page,
}) => {
  await open(page, "/privacy-policy")
  await button(page).click()
  for (const [query, path] of [
    [content.anyService?.name, content.anyServicePath],
    ...content.posts.slice(0, 1).map((post) => [post.title, postPath(post)] as const),
    ...(content.anyCountry ? [[content.anyCountry.name, countryPath(content.anyCountry)] as const] : []),
    ...ownQuestions.slice(0, 1).map((question) => [question, answerPath(question)] as const),
  ] as const) {
    await field(page).fill(String(query))
    // A page may open at the part that has the words.
    await expect(dialog(page).locator(`li a:is([href="${path}"], [href^="${path}#part-"])`), query).toBeVisible()
    const count = await hits(page).count()
    const { one, count: many } = content.labels.search
    await expect(dialog(page).getByRole("status")).toHaveText(count === 1 ? one : fill(many, { count }))
  }
  await field(page).fill("zzzzqq")
  await expect(dialog(page).getByRole("status")).toContainText(fill(content.labels.search.none, { query: "zzzzqq" }))
  await linkTo(dialog(page), "/services").click()
  await expect(page).toHaveURL(/\/services$/)
})

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

test("a page that is found by a word of its text shows the sentence with the word marked, and opens at that part", async ({
  page,
}) => {
  const { word, path } = await textWord()
  await open(page, "/contact-us")
  await search(page, word)
  const hit = dialog(page).locator(`li a[href^="${path}#"]`)
  await expect(hit.locator("mark").first()).toHaveText(new RegExp(word, "i"))
  const anchor = new URL(String(await hit.getAttribute("href")), "http://localhost").hash
  await hit.click()
  await expect(page).toHaveURL(`${path}${anchor}`)
  await expect(page.locator(anchor)).toBeInViewport()
})

test("before anything is typed it shows the pages that the owner names", async ({ page }) => {
  const asked = content.navigation.search ?? []
  test.skip(asked.length === 0, "the owner names no page")
  await open(page, "/privacy-policy")
  await button(page).click()
  await expect(dialog(page).getByRole("status")).toHaveText(content.labels.search.asked)
  await expect(hits(page)).toHaveCount(asked.length)
  await page.keyboard.press("Enter")
  await expect(dialog(page)).toBeVisible()
})

test("while a word is composed, Escape and the arrows are left to the input method", async ({ page }) => {
  await open(page, "/privacy-policy")
  await search(page, "law ")
  const browser = await page.context().newCDPSession(page)
  await browser.send("Input.imeSetComposition", { text: "nüli", selectionStart: 4, selectionEnd: 4 })
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(/^law /)
})

/** A word that several pages have. */
const commonWord = async () => {
  const index = await builtIndex()
  return routes.flatMap(({ name }) => name.split(" ")).find((word) => searchSite(index, word, 8).length > 1)
}

test("by keyboard: / opens the search, arrows choose, Enter opens the page and closes the search", async ({ page }) => {
  await open(page, "/about-us")
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

test("Ctrl+K opens it even from a field; Escape closes it and returns the focus", async ({ page }) => {
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
})

test("the / key can be turned off, and stays off", async ({ page }) => {
  await open(page, "/about-us")
  await page.keyboard.press("/")
  await dialog(page).getByRole("checkbox").uncheck()
  await page.keyboard.press("Escape")
  await page.reload()
  await searchHydrated(page)
  await page.keyboard.press("/")
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("")
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked()
})

test("a question links to its answer, which is open, even on the current page", async ({ page }) => {
  test.skip(ownQuestions.length === 0, "every question of the service is asked on another page too")
  await open(page, "/privacy-policy")
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
})

test("if the index does not load it says so, and tries again", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort(), { times: 1 })
  await open(page, "/privacy-policy")
  await button(page).click()
  await expect(dialog(page).getByRole("status")).toContainText(content.labels.search.failed)
  await field(page).fill(String(content.anyService?.name))
  await expect(hits(page).first()).toBeVisible()
})

test("until it is used nothing of the search is downloaded; the index is small", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (/search/.test(pathname)) asked.push(pathname)
  })
  await page.goto("/")
  await quiet(page)
  expect(asked).toEqual([])
  await searchHydrated(page)
  await search(page, String(content.anyService?.name))
  await expect(hits(page).first()).toBeVisible()
  expect(asked).toContain("/search-index.json")
  // The index grows with the pages and questions.
  const { documentCount } = await builtIndex()
  expect(gzipSync(builtFile("search-index.json")).length).toBeLessThan(Math.max(60_000, 94 * documentCount))
})

test("on a phone of 320 pixels it fits, with its results", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, "/privacy-policy")
  await search(page, String(content.anyService?.name))
  await expect(hits(page).first()).toBeInViewport()
  const wide = await page.evaluate(() =>
    Array.from(document.querySelectorAll("dialog[open], dialog[open] *"))
      .filter((element) => element.getBoundingClientRect().right > 320.5)
      .map((element) => element.className),
  )
  expect(wide).toEqual([])
})

for (const fonts of [true, false])
  test(`the header fits on one line at every width, including the search${fonts ? "" : ", in the device's own font"}`, async ({
    page,
  }) => {
    if (!fonts) await page.route("**/*.woff2", (route) => route.abort())
    await open(page, "/privacy-policy")
    for (const width of [320, 390, ...Object.values(namedWidths).flatMap((named) => [named - 1, named]), 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const bar = page.getByRole("banner").locator("> div").first()
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      const heights = await bar
        .locator("a:visible, button:visible")
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
      expect(Math.max(...heights), `at ${width} px`).toBeLessThan(64)
    }
  })

test.describe("an unknown address", () => {
  test("offers the page that is meant", async ({ page }) => {
    const [address, policy] = [content.anyServicePath, "/privacy-policy"]
    for (const [path, meant] of [
      // A letter too few, and one too many.
      [address.slice(0, -1), address],
      [`${policy}k`, policy],
    ] as const) {
      await open(page, path)
      const section = page.locator("main section").filter({ hasText: content.labels.errors.nearest }).first()
      await expect(section.locator(`li a[href="${meant}"]`), path).toBeVisible()
    }
  })

  test("still offers links if it is like no page, or is cut short, and the search for its words", async ({ page }) => {
    const main = page.getByRole("main")
    const words = main.getByRole("searchbox", { name: content.labels.search.title })
    for (const [path, asked] of [
      ["/zzzzqq", "zzzzqq"],
      ["/blog/999", ""],
    ] as const) {
      await open(page, path)
      await expect(words).toHaveValue(asked)
      await expect(main.locator('a[href^="/"]').first()).toBeVisible()
    }
    await words.fill(String(content.anyService?.name))
    await words.press("Enter")
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(String(content.anyService?.name))
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("the button links to all services", async ({ page }) => {
    await page.goto("/privacy-policy")
    await button(page).click()
    await expect(page).toHaveURL(/\/services\??$/)
    const linked = await page
      .locator("main li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
    expect(linked).toEqual(expect.arrayContaining(routesOf("service").map(({ path }) => path)))
  })
})
