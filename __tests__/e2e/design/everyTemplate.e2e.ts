import { violations } from "./axe"
import { expect, open, test, unfold } from "./designFixtures"
import { clipped, overflow } from "./overflow"
import { schemes, templates } from "./templates"
import { faintTexts } from "./textContrast"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const softly = expect.configure({ soft: true })

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

// One visit to a page of each template answers all that widths and schemes can change.
for (const [name, path] of Object.entries(templates))
  test(`${name} fits its window, also with wide text spacing, has no violation, and every text stands out, light and dark`, async ({
    page,
    widths,
  }) => {
    test.setTimeout(60_000 + 60_000 * widths.length)
    const resize = (width: number) => page.setViewportSize({ width, height: 900 })
    await resize(1280)
    await open(page, path)
    await unfold(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await faintTexts(page), `faint, ${colorScheme}`).toEqual([])
    }
    // In the dark scheme: axe looks at the light one, at 1280 px, on every page (`everyPage`).
    for (const width of widths) {
      await resize(width)
      // Carousels measure themselves anew after the window has another width.
      await softly.poll(() => overflow(page), { message: `at ${width} px` }).toEqual([])
      expect.soft(await violations(page, "all"), `axe at ${width} px`).toEqual([])
    }
    // The content policy lets no style element in from outside.
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
