import { violations } from "./axe"
import { expect, open, test, unfold } from "./designFixtures"
import { inFontSize } from "./largeText"
import { brokenTitles, clipped, crowded, largeFixed, lostControls, overflow } from "./overflow"
import { schemes, templates } from "./templates"
import { faintTexts } from "./textContrast"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const softly = expect.configure({ soft: true })

/** The text spacing that a page must support (WCAG 1.4.12). */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

// One visit to a page of each template checks everything that widths and schemes can change.
for (const [name, path] of Object.entries(templates))
  test(`${name} fits its window, in every font size and with wide spacing, has no violation, and enough contrast`, async ({
    page,
    widths,
  }) => {
    test.setTimeout(60_000 + 60_000 * widths.length)
    const widest = Math.max(...widths)
    // Header and footer are the same on all pages, but some rules are about the page as a whole.
    const part = name === "home" ? "html" : "main"
    const resize = (width: number) => page.setViewportSize({ width, height: 900 })
    await resize(1280)
    await open(page, path)
    await unfold(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await faintTexts(page), `faint, ${colorScheme}`).toEqual([])
    }
    for (const width of widths) {
      await resize(width)
      // Carousels measure themselves again after the window's width changes.
      await softly.poll(() => overflow(page), { message: `at ${width} px` }).toEqual([])
      expect
        .soft(await violations(page, "all but colours", width === widest ? "html" : part), `axe at ${width} px`)
        .toEqual([])
      expect.soft(await crowded(page), `too close, at ${width} px`).toEqual([])
      expect.soft(await brokenTitles(page), `broken, at ${width} px`).toEqual([])
      for (const size of [24, 32])
        await inFontSize(page, size, async () => {
          const message = `in ${size} px, at ${width} px`
          await softly.poll(() => overflow(page), { message }).toEqual([])
          expect.soft(await lostControls(page), message).toEqual([])
        })
    }
    // `faintTexts` looked at the desktop's layout.
    await resize(Math.min(...widths))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page, "colours", part), `axe on a phone, ${colorScheme}`).toEqual([])
    }
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
