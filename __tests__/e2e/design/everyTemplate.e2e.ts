import { headOf } from "../headOf"
import { watchComplaints } from "../watchComplaints"
import { showOnceFontsAreThere, watchShifts } from "../watchShifts"
import { violations } from "./axe"
import { expect, open, openInDeviceFonts, test, unfold } from "./designFixtures"
import { inFontSize } from "./largeText"
import { openWithoutCountry } from "./openWithoutCountry"
import { brokenTitles, clipped, crowded, largeFixed, lostControls, overflow } from "./overflow"
import { faultsOnPaper } from "./printed"
import { carouselsTaken, nextFrames, readThrough } from "./readThrough"
import { schemes, templates } from "./templates"
import { faintTexts } from "./textContrast"

const softly = expect.configure({ soft: true })

/** The text spacing that a page must support (WCAG 1.4.12). */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

// A visit to a page of each template in each kind of fonts checks everything that loading, widths, schemes and paper can
// change.
for (const [name, path] of Object.entries(templates))
  test(`${name} hydrates with an empty console, keeps its head, does not move, fits its window, in every font size and with wide spacing, has no violation and enough contrast, and prints black on white in the full width, without controls`, async ({
    page,
    widths,
    windows,
  }) => {
    test.setTimeout(60_000 * (1 + widths.length + windows.length))
    const isKnown = !/unknown|error/.test(name)
    const complaints = watchComplaints(page)
    const moved = await watchShifts(page)
    // In the site's own fonts last, in which everything after that is checked.
    for (const { width, height, fonts } of windows.toSorted((a, b) => a.fonts.localeCompare(b.fonts))) {
      const message = `${width} by ${height}, ${fonts} fonts`
      complaints(isKnown)
      if (fonts === "own") await showOnceFontsAreThere(page)
      await page.setViewportSize({ width, height })
      const answer = await openWithoutCountry(page, path, fonts === "device" ? openInDeviceFonts : open)
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
      await answer("United Arab Emirates")
      await page.evaluate(() => document.fonts.ready)
      await readThrough(page, height - 100)
      await carouselsTaken(page)
      const { sum, pieces } = await moved()
      expect.soft(sum, `${message}: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
      expect.soft(await brokenTitles(page), `broken, ${message}`).toEqual([])
    }
    const served = await page.request.get(path)
    expect.soft(served.status()).toBe(isKnown ? 200 : 404)
    expect.soft(await headOf(page), "head").toEqual(await headOf(page, await served.text()))
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect.soft(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
    expect.soft(complaints(isKnown), "console").toEqual([])

    await page.emulateMedia({ reducedMotion: "reduce" })
    const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)]
    // Header and footer are the same on all pages, but some rules are about the page as a whole.
    const part = name === "home" ? "html" : "main"
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      // Carousels count their slides anew after that, and axe misreads elements that go while it runs.
      await nextFrames(page)
    }
    await resize(1280)
    await unfold(page)
    // The last one is dark, which stays.
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await faintTexts(page), `faint, ${colorScheme}`).toEqual([])
    }
    for (const width of widths) {
      await resize(width)
      // Carousels measure themselves again after the window's width changes.
      await softly.poll(() => overflow(page), { message: `at ${width} px` }).toEqual([])
      // `faintTexts` looked at the colours of the desktop's layout.
      const rules = width === narrowest ? "all" : "all but colours"
      expect.soft(await violations(page, rules, width === widest ? "html" : part), `axe at ${width} px`).toEqual([])
      expect.soft(await crowded(page), `too close, at ${width} px`).toEqual([])
      expect.soft(await brokenTitles(page), `broken, at ${width} px`).toEqual([])
      for (const size of [24, 32])
        await inFontSize(page, size, async () => {
          const message = `in ${size} px, at ${width} px`
          await softly.poll(() => overflow(page), { message }).toEqual([])
          expect.soft(await lostControls(page), message).toEqual([])
        })
    }
    await resize(narrowest)
    await page.emulateMedia({ colorScheme: "light" })
    expect.soft(await violations(page, "colours", part), "axe on a phone, light").toEqual([])
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
      await resize(width)
      await softly.poll(() => overflow(page), { message: `spaced out, at ${width} px` }).toEqual([])
      expect.soft(await clipped(page), `cut off, at ${width} px`).toEqual([])
    }
  })
