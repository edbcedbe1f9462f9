import { expect, open, test } from "./designFixtures"

// Lists and pictures in use.

test("of questions one at a time is open, or none", async ({ page }) => {
  await open(page, "/")
  const questions = page.locator("#faqs details")
  const [first, second] = [questions.nth(2), questions.nth(3)]
  await first.locator("summary").click()
  await expect(first).toHaveAttribute("open")
  await second.locator("summary").click()
  await expect(second).toHaveAttribute("open")
  await expect(page.locator("#faqs details[open]")).toHaveCount(1)
  await second.locator("summary").click()
  await expect(page.locator("#faqs details[open]")).toHaveCount(0)
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
