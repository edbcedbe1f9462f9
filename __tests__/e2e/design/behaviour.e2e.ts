import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import * as content from "../../support/siteContent"
import { expect, open, test } from "./room"

const { policy } = JSON.parse(readFileSync("data/labels.json", "utf8"))

// Lists, searches and pictures in use.

const oneAtATime = async (page: Page, list: string) => {
  const [first, second] = [page.locator(`${list} details`).nth(2), page.locator(`${list} details`).nth(3)]
  await first.locator("summary").click()
  await expect(first).toHaveAttribute("open")
  await second.locator("summary").click()
  await expect(second).toHaveAttribute("open")
  await expect(page.locator(`${list} details[open]`)).toHaveCount(1)
  await second.locator("summary").click()
  await expect(page.locator(`${list} details[open]`)).toHaveCount(0)
}

test("questions: one open at a time; a search by question, whatever the capitals", async ({ page }) => {
  await open(page, "/")
  await oneAtATime(page, "#faqs")
  const search = page.locator("#faqs").getByRole("searchbox")
  const found = page.locator("#faqs details")
  await search.fill("PRICE")
  await expect(found).toHaveCount(1)
  await expect(found.locator("summary")).toContainText("price")
  // Answers are not searched.
  await search.fill("originality report")
  await expect(found).toHaveCount(0)
  await expect(page.locator("#faqs").getByRole("status")).toHaveText("No FAQs match your search query.")
  await search.fill("  ")
  await expect(found).toHaveCount(content.faqs.items.length)
  await expect(page.locator("#faqs").getByRole("status")).toHaveText("")
})

test("questions of a service: the same search", async ({ page }) => {
  await open(page, "/services/law-assignment")
  await oneAtATime(page, "#service-faqs")
  await page.locator("#service-faqs").getByRole("searchbox").fill("zebra")
  await expect(page.getByText("No FAQs match your search query.")).toBeVisible()
})

test("privacy: one section open or none; the address filters them by title, without a field", async ({ page }) => {
  const sections = page.locator("main details")
  await open(page, "/privacy-policy")
  await oneAtATime(page, "main")
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0)
  const titles = await sections.locator("summary").allTextContents()
  const [title = ""] = titles
  await open(page, `/privacy-policy?filter=${encodeURIComponent(title.toUpperCase())}`)
  await expect(sections.locator("summary")).toHaveText([title])
  await open(page, "/privacy-policy?filter=zebra")
  await expect(page.getByText(policy.empty)).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: policy.all }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect(sections).toHaveCount(titles.length)
})

test("a category of careers shows its picture under the mouse, with a fade", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/career")
  const offers = page.locator("section").filter({ hasText: "What we offer" }).locator("ul > li")
  for (const place of [0, 17]) {
    const picture = offers.nth(place).locator("picture")
    await expect(picture).toHaveCSS("opacity", "0")
    await offers.nth(place).hover()
    await expect(picture).toHaveCSS("opacity", "1")
    await expect(picture).toHaveCSS("transition-property", /opacity/)
    expect(Number.parseFloat(await picture.evaluate((it) => getComputedStyle(it).transitionDuration))).toBeGreaterThan(
      0.1,
    )
  }
  await expect(offers.first().locator("picture")).toHaveCSS("opacity", "0")
})

for (const javaScriptEnabled of [true, false])
  test(`fingers are shown every category's picture ${javaScriptEnabled ? "at once" : "without scripts"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto("/career")
    const pictures = page.locator("section").filter({ hasText: "What we offer" }).locator("li picture")
    await expect(pictures.first()).toBeAttached()
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS("opacity", "1")
    await context.close()
  })

test("a post of the list opens", async ({ page }) => {
  await open(page, "/blogs")
  await page.locator("main article").nth(4).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/blog\/5$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("argumentative")
})
