import { test as base, expect, type Page } from "@playwright/test"

/** A window for a page, and whether the page is shown in the site's own fonts or the device's. */
interface Window {
  width: number
  height: number
  fonts: "own" | "device"
}

/** The views in which templates are tested. */
export interface Views {
  /** Widths tested on one open page. */
  widths: readonly number[]
  /** Windows in which a page is opened. */
  windows: readonly Window[]
}

/**
 * A test without requests outside the site: the country look-up is answered here. Templates are tested at the widths of
 * a phone and a desktop, in windows higher than usual, so that more is in view; the project "every" has more.
 */
export const test = base.extend<Views>({
  widths: [[360, 1280], { option: true }],
  windows: [
    [
      { width: 390, height: 1200, fonts: "device" },
      { width: 1280, height: 2000, fonts: "own" },
    ],
    { option: true },
  ],
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
