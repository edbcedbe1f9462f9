import { test as base, expect, type Page, type ViewportSize } from "@playwright/test"
import { holdFiles } from "../enquiries/visitor"
import type { Rules } from "./axe"

/** The views in which templates are tested. */
export interface Views {
  /** Widths tested on one open page. */
  widths: readonly number[]
  /** Those of them at which axe looks at the page. */
  axeWidths: readonly number[]
  /** Windows in which a page is opened. */
  windows: readonly ViewportSize[]
  /** Sizes of the browser's own font in pixels, of which 32 is the largest that a page must support (WCAG 1.4.4). */
  fontSizes: readonly number[]
  /** Which of axe's rules to run. */
  rules: Rules
}

/**
 * A test without requests outside the site: the country look-up is answered here. Templates are tested at the widths of
 * a phone and a desktop, in windows higher than usual, so that more is in view; the project "every" has more.
 */
export const test = base.extend<Views>({
  widths: [[360, 1280], { option: true }],
  axeWidths: [[360], { option: true }],
  windows: [
    [
      { width: 390, height: 2000 },
      { width: 1280, height: 2000 },
    ],
    { option: true },
  ],
  fontSizes: [[32], { option: true }],
  rules: ["all but contrast", { option: true }],
  context: async ({ context }, use) => {
    await context.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => route.fulfill({ json: { country: "Ireland" } }),
    )
    await use(context)
  },
})

export { expect }

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main")
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
  })

/** Whether the page is rendered in the site's own fonts. */
export const showsOwnFonts = (page: Page) =>
  page.evaluate(() => {
    const widths = ["Fraunces, monospace", "Instrument Sans, monospace", "monospace"].map((family) => {
      const probe = Object.assign(document.createElement("span"), { textContent: "Quillhaven" })
      Object.assign(probe.style, { position: "absolute", font: `100px ${family}` })
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    })
    return new Set(widths).size === widths.length
  })

const fontFiles = /\.woff2$/

/**
 * Opens a page in the site's own fonts, and waits until it can be used. Fonts that take more than three seconds, as on a
 * busy machine, show only on the next page (`font-display: fallback`), so the page is opened again.
 */
export const open = async (page: Page, path: string) => {
  await page.unroute(fontFiles)
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  if (!(await showsOwnFonts(page))) await page.reload()
  await hydrated(page)
}

/** The same in the device's fonts, since the site's do not load. */
export const openInDeviceFonts = async (page: Page, path: string) => {
  await page.route(fontFiles, (route) => route.abort())
  await page.goto(path)
  await hydrated(page)
}

/**
 * The same in the site's own fonts, which come once the page shows in the device's, as on a slow line.
 * @param before looks at the page in the device's fonts
 */
export const openInLateFonts = async (page: Page, path: string, before: () => Promise<void>) => {
  do {
    const release = await holdFiles(page, fontFiles)
    // The page counts as loaded once its fonts are.
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    expect(await showsOwnFonts(page)).toBe(false)
    await before()
    release()
    await page.evaluate(() => document.fonts.ready)
    await page.unroute(fontFiles)
  } while (!(await showsOwnFonts(page)))
  await hydrated(page)
}

/** Loads every section, picture and carousel of the page, as scrolling through it would. */
export const unfold = async (page: Page) => {
  await page.evaluate(async () => {
    document.body.dispatchEvent(new FocusEvent("focusin"))
    for (const image of document.images) image.loading = "eager"
    for (const carousel of document.querySelectorAll("fieldset[data-kind]"))
      carousel.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
