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
import { violations } from "./axe"
import { expect, open, test, unfold } from "./designFixtures"

/** A phone's layout, in which it is light, and a desktop's, in which it is dark: schemes differ only in colours. */
const views = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const

/** @param part the part that the state has changed; the tests of the templates cover the rest of the page */
const inView = async (page: Page, { width, colorScheme }: (typeof views)[number], state: string, part: string) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  expect.soft(await violations(page, "all", part), `${state}, at ${width} px`).toEqual([])
}

/** The same in both layouts, in which the state stays. */
const inBothViews = async (page: Page, state: string, part: string) => {
  for (const view of views) await inView(page, view, state, part)
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("no state of the header, the search and the chat helper has a violation", async ({ page }) => {
  test.setTimeout(120_000)
  const [phone, desktop] = views
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: navigation.servicesLabel }).click()
  await expect(page.getByRole("link", { name: anyService?.name, exact: true }).first()).toBeVisible()
  await inView(page, desktop, "services menu open", "header")

  await page.getByRole("banner").getByRole("button", { name: labels.search.open, exact: true }).click()
  const search = page.getByRole("dialog", { name: labels.search.title })
  await search.getByRole("searchbox").fill(String(anyService?.name))
  await expect(search.getByRole("listitem").first()).toBeVisible()
  await inBothViews(page, "hits of the search", "dialog[open]")
  await search.getByRole("searchbox").fill("zzzzqq")
  await expect(search.getByRole("listitem")).toHaveCount(0)
  await inBothViews(page, "no hit of the search", "dialog[open]")
  await search.getByRole("button", { name: labels.search.close }).click()
  await expect(search).toBeHidden()

  await page.setViewportSize({ width: 360, height: 900 })
  await page.getByRole("button", { name: labels.navigation.openMenu }).click()
  await inView(page, phone, "overlay open", "dialog[open]")
  const overlay = page.getByRole("dialog")
  await overlay.getByText(navigation.servicesLabel, { exact: true }).click()
  await overlay.getByText(String(menuGroup?.title), { exact: true }).click()
  await inView(page, phone, "overlay with its lists open", "dialog[open]")
  await page.keyboard.press("Escape")
  await expect(overlay).toBeHidden()

  if (!chat) return
  // By keyboard, since on a phone the button is out of the way here.
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator(":focus"))).toBeVisible()
  await page.getByRole("button", { name: String(chat.items[0]?.question) }).click()
  await inBothViews(page, "chat helper open, with an answer", "#chat-helper")
})

test("no state of home's sections has a violation", async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, "/")
  await unfold(page)
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: 900 })
    for (const carousel of await page.locator("fieldset[data-kind]").all()) {
      const next = carousel.getByRole("button", { name: String(labels.carousel.next.split("{")[0]) })
      if (await next.isVisible()) await next.click()
    }
    await page.getByRole("searchbox").fill("")
    await page.locator("#faqs summary").last().click()
    await inView(page, view, "carousels moved, another question open", "main :is(fieldset[data-kind], #faqs)")
    await page.getByRole("searchbox").fill("zzzzqq")
    await expect(page.locator("#faqs details")).toHaveCount(0)
    await inView(page, view, "no question found", "#faqs")
  }
})

test("a folded policy with a section open, with none found, has no violation", async ({ page }) => {
  test.skip(!foldedPolicy, "the parts of no policy fold")
  await open(page, foldedPolicyPath)
  await page.locator("main summary").last().click()
  await inBothViews(page, "section open", "main details")
  await open(page, `${foldedPolicyPath}?filter=zzzzqq`)
  await expect(page.locator("main details")).toHaveCount(0)
  await inBothViews(page, "no section found", "main")
})

test("careers with a category shown has no violation", async ({ page }) => {
  test.skip(jobs.length === 0, "data/jobs has no job: the site has no careers page")
  await open(page, "/career")
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: 900 })
    await page
      .getByRole("listitem")
      .filter({ hasText: String(offers.items[0]?.description) })
      .first()
      .hover()
    await inView(page, view, "picture revealed", "main")
  }
})
