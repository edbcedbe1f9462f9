import type { Page } from "@playwright/test"
import { violations } from "./design/axe"
import { expect, hydrated, test, unfold } from "./design/room"
import { headOf } from "./headOf"
import { routes } from "./support"
import { watchShifts } from "./watchShifts"

/** Addresses beside those of the entries: answered by the pages for unknown ones, written otherwise, or asking for something. */
const furtherAddresses = [
  ...["/nowhere", "/blog/999", "/services/gardening", "/services/write-essay-for-oney"],
  ...["/services/c%2B%2B-assignment", "/plans#contact", "/contact-us?package=Gold"],
]

/** The status that the browser itself tells of where a page is unknown. */
const unknownPage = /^Failed to load resource: the server responded with a status of 404/

/** Scrolls through the page, so that what loads only when it comes near does. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" })
      // A busy browser may give a window in which nothing changes no frame.
      await new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 500)])
    }
  })

test.describe.configure({ mode: "parallel" })
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } })

// One visit a page answers all that is asked of every page; widths, schemes and states are tested on a page of each template.
for (const path of [...routes.map((route) => route.path), ...furtherAddresses])
  test(`${path} hydrates without a word in the console, keeps its head, does not move, and has no violation`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text())
    })
    page.on("pageerror", ({ message }) => complaints.push(message))
    const shifts = await watchShifts(page)

    const source = await (await page.goto(path))?.text()
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
    await readThrough(page)
    await page.waitForLoadState("networkidle")

    expect(await headOf(page), "head after hydration").toEqual(await headOf(page, source))
    const { sum, pieces } = await shifts()
    expect(sum, pieces.join("; ")).toBeLessThanOrEqual(0.005)
    await unfold(page)
    expect(await violations(page, "light"), "axe").toEqual([])
    expect(complaints.filter((line) => !unknownPage.test(line))).toEqual([])
  })
