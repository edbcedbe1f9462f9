import { expect, type Page } from "@playwright/test"
import { anyServicePath, domains } from "../../support/siteContent"
import { hydrated } from "../design/designFixtures"
import { test } from "../enquiries/visitor"
import { idle, onQuickLine, quiet } from "../support"
import { watchShifts } from "../watchShifts"

test.use({ viewport: { width: 412, height: 823 } })

/** How many headings of the page the browser skips, without layout and rendering. Those of other widths show nowhere. */
const passedOver = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("main h2, footer h2")]
    const shown = headings.filter((heading) => heading.checkVisibility())
    return shown.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length
  })

/** The pictures that a page requests. */
const picturesOf = (page: Page) => {
  const pictures: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/static/")) pictures.push(request.url())
  })
  return pictures
}

test("until the first interaction home fetches only the picture of its first view; the End key reaches its end, and nothing moves then", async ({
  page,
}) => {
  const pictures = picturesOf(page)
  await onQuickLine(page)
  await page.goto("/")
  await quiet(page)
  await idle(page)
  const first = page.getByRole("main").getByRole("img").first()
  expect(pictures).toEqual([await first.evaluate((image: HTMLImageElement) => image.currentSrc)])
  await page.keyboard.press("End")
  const end = page.getByRole("contentinfo").getByText(/©/)
  await expect(end).toBeInViewport()
  await idle(page)
  await expect(end).toBeInViewport()
  await page.keyboard.press("Home")
  await page.mouse.wheel(0, 800)
  await expect.poll(() => pictures.length).toBeGreaterThan(1)
})

test("all of a page is laid out before the first interaction, as prints and crawlers need it", async ({ page }) => {
  for (const address of ["/", anyServicePath]) {
    await page.goto(address)
    await idle(page)
    expect(await passedOver(page), address).toBe(0)
  }
})

test("a fragment, a reload and Back open the page at the right position, laid out", async ({ page }) => {
  await page.goto("/#faqs")
  await expect(page.locator("#faqs")).toBeInViewport()
  expect(await passedOver(page)).toBe(0)

  await page.goto("/robots.txt")
  await page.goBack()
  await expect(page.locator("#faqs")).toBeInViewport()
  expect(await passedOver(page)).toBe(0)

  // Not a number of pixels: on a busy machine the reloaded page may show in other fonts, with other heights.
  const heading = page.getByRole("heading", { name: domains.heading })
  await page.goto("/")
  await hydrated(page)
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  await page.reload()
  await expect(heading).toBeInViewport()
  expect(await passedOver(page)).toBe(0)
})

test("a text fragment from a search engine is in view, and nothing has moved", async ({ page }) => {
  const moved = await watchShifts(page)
  await page.goto(`/#:~:text=${encodeURIComponent(domains.heading)}`)
  await expect(page.getByRole("heading", { name: domains.heading })).toBeInViewport()
  expect(await passedOver(page)).toBe(0)
  await idle(page)
  const { sum, pieces } = await moved()
  expect(sum, pieces.join("; ")).toBeLessThan(0.005)
})

test("a page that is opened again begins at its top, wherever it was left", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  // Gatsby stores the scroll position.
  await idle(page)
  await page.goto("/robots.txt")
  await page.goto("/")
  await hydrated(page)
  await idle(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
