import type { Page } from "@playwright/test"
import { wcagContrast } from "culori"
import { widthNamed } from "../../support/namedWidths"
import { anyServicePath, chat, labels, postPaths } from "../../support/siteContent"
import { expect, open, test, unfold } from "./designFixtures"
import { schemes } from "./templates"

const buttonsOf = (page: Page) =>
  page.getByRole("complementary").filter({ has: page.getByRole("link", { name: labels.whatsapp }) })

/** The controls of the page that the buttons currently cover; undefined if they are invisible and unclickable. */
const covered = (page: Page) =>
  buttonsOf(page).evaluate((buttons) => {
    const { opacity, pointerEvents } = getComputedStyle(buttons)
    if (opacity === "0" && pointerEvents === "none") return undefined
    const { left, right, top, bottom } = buttons.getBoundingClientRect()
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, label")].flatMap(
      (control) => {
        if (buttons.contains(control) || control.closest("[inert]")) return []
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        // A link that wraps has a box per line; the one around all of them is partly empty.
        const overlaps = [...control.getClientRects()].some(
          (box) => box.width > 2 && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
        return overlaps ? [`${control.tagName} "${control.textContent?.trim().slice(0, 40)}"`] : []
      },
    )
  })

const softly = expect.configure({ soft: true })

/** Milliseconds; longer than the buttons wait after a movement before they check what is under them. */
const rest = 1000

const scroll = (page: Page, top: number) =>
  page.evaluate(async (at) => {
    scrollTo({ top: at, behavior: "instant" })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, top)

// The home page in all given widths, others where the buttons have the least room.
for (const [path, narrow] of [
  ["/", undefined],
  [anyServicePath, [768]],
  ...postPaths.map((path) => [path, [1024]] as const),
] as const)
  test(`the floating buttons never cover a control of ${path} in any width, and do appear`, {
    tag: postPaths.includes(path) ? "@further" : [],
  }, async ({ page, widths }) => {
    test.setTimeout(60_000 * widths.length)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await unfold(page)
    // On a busy machine they are hydrated later than the page; until then they are at its end.
    await expect(buttonsOf(page)).toHaveAttribute("data-floats")
    for (const width of narrow ?? widths) {
      await page.setViewportSize({ width, height: 800 })
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      const tops = [...Array.from({ length: Math.ceil(end / 430) }, (_, step) => step * 430), end]
      let shown = 0
      for (const top of tops) {
        await scroll(page, top)
        let found: string[] | undefined
        const isFirstScreen = top === 0 && width < widthNamed("large")
        // Pictures and carousels may arrive late, and the buttons react to them only while the clock runs.
        const coveredAtRest = async () => {
          await page.clock.fastForward(rest)
          found = await covered(page)
          return isFirstScreen ? found : (found ?? [])
        }
        const expected = isFirstScreen ? undefined : []
        await softly.poll(coveredAtRest, `at ${width} px, scrolled to ${top} px`).toEqual(expected)
        if (found) shown += 1
      }
      expect(shown, `at ${width} px`).toBeGreaterThan(3)
      await expect(buttonsOf(page)).toHaveCSS("opacity", "1")
    }
  })

test("while the page moves they are out of the way at once; their icons, and their edges on the footer, have enough contrast, light and dark; by keyboard they come after everything else, even on a phone, uncovered and covering nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, "/")
  await page.keyboard.press("End")
  // They are also visible before hydration, and stay where they are.
  await expect(buttonsOf(page)).toHaveAttribute("data-floats", "clear")
  const opacity = await buttonsOf(page).evaluate(async (buttons) => {
    scrollBy({ top: -40, behavior: "instant" })
    await new Promise(requestAnimationFrame)
    return getComputedStyle(buttons).opacity
  })
  expect(opacity).toBe("0")

  // axe checks only the contrast of text; WCAG 1.4.11 requires 3:1 for icons and edges too.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  const buttons = buttonsOf(page).locator("> *")
  await expect(buttons).toHaveCount(chat ? 2 : 1)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const footer = await page
      .getByRole("contentinfo")
      .locator("> div")
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    for (const button of await buttons.all()) {
      const [icon = "", ring = "", fill = "", width] = await button.evaluate(async (element) => {
        // The colours of the other scheme may still be changing into those of this one.
        await Promise.all(element.getAnimations().map(({ finished }) => finished))
        const { color, borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(element)
        return [color, borderTopColor, backgroundColor, borderTopWidth]
      })
      expect(wcagContrast(icon, fill), colorScheme).toBeGreaterThanOrEqual(3)
      expect(width).toBe("2px")
      expect(wcagContrast(ring, fill)).toBeGreaterThanOrEqual(3)
      expect(Math.max(wcagContrast(ring, footer), wcagContrast(fill, footer))).toBeGreaterThanOrEqual(3)
    }
  }

  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole("contentinfo").getByRole("link").last().focus()
  for (const name of [labels.whatsapp, ...(chat ? [labels.chat.open] : [])]) {
    await page.keyboard.press("Tab")
    const button = buttonsOf(page).getByLabel(name)
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click({ trial: true })
    expect(await covered(page)).toEqual([])
  }
})

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false })
  test("they are at the page's end, over nothing", async ({ page }) => {
    await page.goto("/")
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(buttonsOf(page)).toHaveCSS("position", "absolute")
      expect(await covered(page)).toEqual([])
      await buttonsOf(page).getByRole("link").scrollIntoViewIfNeeded()
      await buttonsOf(page).getByRole("link").click({ trial: true })
      // Without scripts the chat helper would do nothing.
      await expect(buttonsOf(page).getByRole("button")).toHaveCount(0)
    }
  })
})

test("on wide screens the floating buttons are beside the page's content, never over it", async ({ page }) => {
  await open(page, "/contact-us")
  const content = page.getByRole("main").locator("p, a, button, input, textarea").filter({ visible: true })
  for (const width of [1024, 1280, 1360, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const ends = await content.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    const buttons = await buttonsOf(page).boundingBox()
    expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual((buttons?.x ?? 0) + 1)
    expect(buttons?.width, `at ${width} px`).toBeGreaterThanOrEqual(24)
  }
})
