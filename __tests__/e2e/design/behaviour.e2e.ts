import type { Page } from "@playwright/test"
import { jobs, offers as section } from "../../support/siteContent"
import { expect, open, test } from "./designFixtures"

test.skip(jobs.length === 0, "data/jobs has no job: the site has no careers page")

/** The service categories on the careers page. */
const categories = (page: Page) => page.locator("section").filter({ hasText: section.heading }).locator("ul > li")

test("a category of careers shows its picture under the mouse and on focus, with a fade", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/career")
  const offers = categories(page)
  const elsewhere = page.getByRole("heading", { level: 1 })
  for (const offer of [offers.first(), offers.last()]) {
    await elsewhere.hover()
    const picture = offer.locator("picture")
    await expect(picture).toHaveCSS("opacity", "0")
    await offer.hover()
    await expect(picture).toHaveCSS("opacity", "1")
    await expect(picture).toHaveCSS("transition-property", /opacity/)
    expect(Number.parseFloat(await picture.evaluate((it) => getComputedStyle(it).transitionDuration))).toBeGreaterThan(
      0.1,
    )
  }
  await elsewhere.hover()
  await expect(offers.first().locator("picture")).toHaveCSS("opacity", "0")
  await offers.first().getByRole("link").focus()
  await expect(offers.first().locator("picture")).toHaveCSS("opacity", "1")
})

for (const javaScriptEnabled of [true, false])
  test(`touch screens show every category's picture ${javaScriptEnabled ? "at once" : "without scripts"}`, {
    tag: javaScriptEnabled ? "@further" : [],
  }, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto("/career")
    const pictures = categories(page).locator("picture")
    await expect(pictures.first()).toBeAttached()
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS("opacity", "1")
    await context.close()
  })
