import type { Page } from "@playwright/test"
import {
  anyService,
  chat,
  foldedPolicy,
  foldedPolicyPath,
  labels,
  menuGroup,
  navigation,
  offers,
} from "../../support/siteContent"
import { violationsInBothSchemes } from "./axe"
import { expect, open, test, unfold } from "./designFixtures"

/** @param part the part that the state has changed; the tests of the templates cover the rest of the page */
const inBothSchemes = async (page: Page, state: string, part: string) =>
  expect.soft(await violationsInBothSchemes(page, part), state).toEqual({ light: [], dark: [] })

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("no state of the header has a violation", async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/plans")
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

/** Open states are checked in a phone's and a desktop's layout. */
for (const [device, width] of [
  ["phone", 360],
  ["desktop", 1280],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test("no state of home's sections has a violation", async ({ page }) => {
      test.setTimeout(120_000)
      await open(page, "/")
      await unfold(page)
      for (const carousel of await page.locator("fieldset[data-kind]").all()) {
        const next = carousel.getByRole("button", { name: String(labels.carousel.next.split("{")[0]) })
        if (await next.isVisible()) await next.click()
      }
      await page.locator("#faqs summary").last().click()
      await inBothSchemes(page, "carousels moved, another question open", "main :is(fieldset[data-kind], #faqs)")
      await page.getByRole("searchbox").fill("zzzzqq")
      await expect(page.locator("#faqs details")).toHaveCount(0)
      await inBothSchemes(page, "no question found", "#faqs")
    })

    test("a folded policy with a section open, with none found, has no violation", async ({ page }) => {
      test.skip(!foldedPolicy, "the parts of no policy fold")
      await open(page, foldedPolicyPath)
      await page.locator("main summary").last().click()
      await inBothSchemes(page, "section open", "main details")
      await open(page, `${foldedPolicyPath}?filter=zzzzqq`)
      await expect(page.locator("main details")).toHaveCount(0)
      await inBothSchemes(page, "no section found", "main")
    })

    test("the open chat helper has no violation", async ({ page }) => {
      await open(page, "/plans")
      // By keyboard, since on a phone the button is out of the way here.
      await page.getByRole("button", { name: labels.chat.open }).press("Enter")
      await expect(page.getByRole("heading", { level: 2 }).and(page.locator(":focus"))).toBeVisible()
      await page.getByRole("button", { name: String(chat.items[0]?.question) }).click()
      await inBothSchemes(page, "chat helper open, with an answer", "#chat-helper")
    })

    test("the open search, with hits and without, has no violation", async ({ page }) => {
      await open(page, "/plans")
      await page.getByRole("banner").getByRole("button", { name: labels.search.open, exact: true }).click()
      const search = page.getByRole("dialog", { name: labels.search.title })
      await search.getByRole("searchbox").fill(String(anyService?.name))
      await expect(search.getByRole("listitem").first()).toBeVisible()
      await inBothSchemes(page, "hits of the search", "dialog[open]")
      await search.getByRole("searchbox").fill("zzzzqq")
      await expect(search.getByRole("listitem")).toHaveCount(0)
      await inBothSchemes(page, "no hit of the search", "dialog[open]")
    })

    test("careers with a category shown has no violation", async ({ page }) => {
      await open(page, "/career")
      await page
        .getByRole("listitem")
        .filter({ hasText: String(offers.items[0]?.description) })
        .first()
        .hover()
      await inBothSchemes(page, "picture revealed", "main")
    })
  })
