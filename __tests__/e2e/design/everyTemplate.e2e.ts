import type { ViewportSize } from "@playwright/test"
import { headOf } from "../headOf"
import { watchComplaints } from "../watchComplaints"
import { watchShifts } from "../watchShifts"
import { violations } from "./axe"
import { expect, openInLateFonts, test, unfold } from "./designFixtures"
import { inFontSize } from "./largeText"
import { openWithoutCountry } from "./openWithoutCountry"
import { brokenTitles, clipped, crowded, largeFixed, lostControls, moving, overflow } from "./overflow"
import { faultsOnPaper } from "./printed"
import { carouselsTaken, nextFrames, readThrough } from "./readThrough"
import { schemes, templates } from "./templates"
import { faintTexts } from "./textContrast"

const softly = expect.configure({ soft: true })

/** The text spacing that a page must support (WCAG 1.4.12). */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** A text that nearly fills a line may take one more in another font; a fallback of another width moves whole sections. */
const LINE = 0.05

// A visit to a page of each template in each window checks everything that loading, widths, schemes and paper can change.
for (const [name, path] of Object.entries(templates))
  test(`${name} hydrates with an empty console, keeps its head, moves by no more than a line when its fonts come late, fits its window, in every font size and with wide spacing, has no violation and enough contrast, does not move under reduced motion, and prints black on white in the full width, without controls`, async ({
    page,
    widths,
    axeWidths,
    windows,
    fontSizes,
    rules,
  }) => {
    test.setTimeout(60_000 * (1 + widths.length + windows.length))
    const resize = async (size: ViewportSize) => {
      await page.setViewportSize(size)
      // Carousels count their slides anew after that, and axe misreads elements that go while it runs.
      await nextFrames(page)
    }
    const isKnown = !/unknown|error/.test(name)
    const complaints = watchComplaints(page)
    const moved = await watchShifts(page)
    for (const { width, height } of windows) {
      const message = `${width} by ${height}`
      complaints(isKnown)
      await page.setViewportSize({ width, height: 800 })
      const answer = await openWithoutCountry(page, path, () =>
        openInLateFonts(page, path, async () =>
          expect.soft(await brokenTitles(page), `broken, ${message}, in the device's fonts`).toEqual([]),
        ),
      )
      await nextFrames(page)
      const { sum: byFonts, pieces: ofFonts } = await moved()
      expect.soft(byFonts, `${message}, fonts: ${ofFonts.join("; ")}`).toBeLessThan(LINE)
      await resize({ width, height })
      const before = await moved()
      await answer("United Arab Emirates")
      await readThrough(page, height - 100)
      await carouselsTaken(page)
      const { sum, pieces } = await moved()
      expect
        .soft(sum - before.sum, `${message}: ${pieces.slice(before.pieces.length).join("; ")}`)
        .toBeLessThanOrEqual(0.005)
      expect.soft(await brokenTitles(page), `broken, ${message}`).toEqual([])
    }
    const served = await page.request.get(path)
    expect.soft(served.status()).toBe(isKnown ? 200 : 404)
    expect.soft(await headOf(page), "head").toEqual(await headOf(page, await served.text()))
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect.soft(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
    expect.soft(complaints(isKnown), "console").toEqual([])

    await page.emulateMedia({ reducedMotion: "reduce" })
    expect.soft(await moving(page), "moving").toEqual([])
    const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)]
    await unfold(page)
    for (const width of widths) {
      await resize({ width, height: 900 })
      // Carousels measure themselves again after the window's width changes.
      await softly.poll(() => overflow(page), { message: `at ${width} px` }).toEqual([])
      if (width === narrowest || width === widest)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await faintTexts(page), `faint, ${colorScheme}, at ${width} px`).toEqual([])
        }
      // In one scheme each: they differ only in colours.
      await page.emulateMedia({ colorScheme: width === narrowest ? "dark" : "light" })
      // Header and footer are the same on all pages, but some rules are about the page as a whole.
      const part = name === "home" || width === narrowest ? "html" : "main"
      if (axeWidths.includes(width)) expect.soft(await violations(page, rules, part), `axe at ${width} px`).toEqual([])
      expect.soft(await crowded(page), `too close, at ${width} px`).toEqual([])
      expect.soft(await brokenTitles(page), `broken, at ${width} px`).toEqual([])
      for (const size of fontSizes)
        await inFontSize(page, size, async () => {
          const message = `in ${size} px, at ${width} px`
          await softly.poll(() => overflow(page), { message }).toEqual([])
          expect.soft(await lostControls(page), message).toEqual([])
        })
    }
    expect.soft(await faultsOnPaper(page), "on paper").toEqual([])
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: "screen" })
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }))
    expect.soft(await largeFixed(page), "at 320 by 256 px").toEqual([])
    // The content policy forbids adding a style element.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, wideText)
    for (const width of widths) {
      await resize({ width, height: 900 })
      await softly.poll(() => overflow(page), { message: `spaced out, at ${width} px` }).toEqual([])
      expect.soft(await clipped(page), `cut off, at ${width} px`).toEqual([])
    }
  })
