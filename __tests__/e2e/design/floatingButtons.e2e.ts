import { expect, open, test } from "./room"
import { schemes } from "./templates"

test.describe.configure({ mode: "parallel" })

test("on wide screens the floating buttons stand beside the page's content, never over it", async ({ page }) => {
  await open(page, "/plans")
  for (const width of [1024, 1280, 1360, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const order = await page.getByRole("link", { name: "Order Now" }).first().boundingBox()
    const buttons = await page.getByRole("button", { name: "Open the chat helper" }).boundingBox()
    expect(order && buttons && order.x + order.width <= buttons.x + 1, `at ${width} px`).toBe(true)
    expect(buttons?.width, `at ${width} px`).toBeGreaterThanOrEqual(24)
  }
})

/** Relative luminance of a colour as the browser computes it (WCAG 2.2, 'relative luminance'). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// axe judges the contrast of words only; WCAG 1.4.11 asks 3:1 of icons too.
for (const colorScheme of schemes)
  test(`the icons of the floating buttons stand out from their colours: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, "/plans")
    const buttons = page
      .getByRole("complementary")
      .filter({ has: page.getByRole("button") })
      .locator("> *")
    await expect(buttons).toHaveCount(2)
    for (const button of await buttons.all()) {
      const [front = 0, back = 0] = await button
        .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
        .then((colours) => colours.map(luminance))
      expect((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)).toBeGreaterThanOrEqual(3)
    }
  })
