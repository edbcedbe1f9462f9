import type { Page } from "@playwright/test"
import {
  anyService,
  chat,
  foldedPolicy,
  foldedPolicyPath,
  jobs,
  labels,
  menuGroup,
  navigation,
  offers,
} from "../../support/siteContent"
import { needChat } from "../support"
import { violationsInBothSchemes } from "./axe"
import { expect, open, test, unfold } from "./designFixtures"

/** A phone's and a desktop's layout. */
const widths = [360, 1280]

/** @param part the part that the state has changed; the tests of the templates cover the rest of the page */
const inBothSchemes = async (page: Page, state: string, part: string) =>
  expect.soft(await violationsInBothSchemes(page, part), state).toEqual({ light: [], dark: [] })

/** The same in both layouts, in which the state stays. */
const inBothLayouts = async (page: Page, state: string, part: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await inBothSchemes(page, `${state}, at ${width} px`, part)
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("no state of the header has a violation", async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: navigation.servicesLabel }).click()
  await expect(page.getByRole("link", { name: anyService?.name, exact: true }).first()).toBeVisible()
  await inBothSchemes(page, "services menu open", "header")

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole("button", { name: labels.navigation.openMenu }).click()
  await inBothSchemes(page, "overlay open", "dialog[open]")
  const overlay = page.getByRole("dialog")
  await overlay.getByText(navigation.servicesLabel, { exact: true }).click()
  await overlay.getByText(String(menuGroup?.title), { exact: true }).click()
  await inBothSchemes(page, "overlay with its lists open", "dialog[open]")
})

test("no state of home's sections has a violation", async ({ page }) => {
  test.setTimeout(240_000)
  await open(page, "/")
  await unfold(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const carousel of await page.locator("fieldset[data-kind]").all()) {
      const next = carousel.getByRole("button", { name: String(labels.carousel.next.split("{")[0]) })
      if (await next.isVisible()) await next.click()
    }
    await page.getByRole("searchbox").fill("")
    await page.locator("#faqs summary").last().click()
    const moved = `carousels moved, another question open, at ${width} px`
    await inBothSchemes(page, moved, "main :is(fieldset[data-kind], #faqs)")
    await page.getByRole("searchbox").fill("zzzzqq")
    await expect(page.locator("#faqs details")).toHaveCount(0)
    await inBothSchemes(page, `no question found, at ${width} px`, "#faqs")
  }
})

test("a folded policy with a section open, with none found, has no violation", async ({ page }) => {
  test.skip(!foldedPolicy, "the parts of no policy fold")
  await open(page, foldedPolicyPath)
  await page.locator("main summary").last().click()
  await inBothLayouts(page, "section open", "main details")
  await open(page, `${foldedPolicyPath}?filter=zzzzqq`)
  await expect(page.locator("main details")).toHaveCount(0)
  await inBothLayouts(page, "no section found", "main")
})

test("the open chat helper has no violation", async ({ page }) => {
  needChat()
  await open(page, "/privacy-policy")
  // By keyboard, since on a phone the button is out of the way here.
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator(":focus"))).toBeVisible()
  await page.getByRole("button", { name: String(chat?.items[0]?.question) }).click()
  await inBothLayouts(page, "chat helper open, with an answer", "#chat-helper")
})

test("the open search, with hits and without, has no violation", async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, "/privacy-policy")
  await page.getByRole("banner").getByRole("button", { name: labels.search.open, exact: true }).click()
  const search = page.getByRole("dialog", { name: labels.search.title })
  await search.getByRole("searchbox").fill(String(anyService?.name))
  await expect(search.getByRole("listitem").first()).toBeVisible()
  await inBothLayouts(page, "hits of the search", "dialog[open]")
  await search.getByRole("searchbox").fill("zzzzqq")
  await expect(search.getByRole("listitem")).toHaveCount(0)
  await inBothLayouts(page, "no hit of the search", "dialog[open]")
})

test("careers with a category shown has no violation", async ({ page }) => {
  test.skip(jobs.length === 0, "data/jobs has no job: the site has no careers page")
  await open(page, "/career")
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page
      .getByRole("listitem")
      .filter({ hasText: String(offers.items[0]?.description) })
      .first()
      .hover()
    await inBothSchemes(page, `picture revealed, at ${width} px`, "main")
  }
})
