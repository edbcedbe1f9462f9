import { test as base, expect, type Page } from "@playwright/test"

/** How the visitor's country is answered: after a delay, and by which name. */
interface Answer {
  country: string
  delay?: number
}

/**
 * A test that asks nothing outside the site: the look-up of the visitor's country is answered here. Templates are looked at
 * in `widths`, a phone's and a desktop's; the project "every width" has more.
 */
export const test = base.extend<{ answer: Answer; widths: readonly number[] }>({
  answer: [{ country: "Ireland" }, { option: true }],
  widths: [[360, 1280], { option: true }],
  context: async ({ context, answer }, use) => {
    await context.route(
      ({ hostname }) => hostname !== "localhost",
      async (route) => {
        if (answer.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay))
        await route.fulfill({ json: { country: answer.country } }).catch(() => undefined)
      },
    )
    await use(context)
  },
})

export { expect }

/** Waits until the page's scripts have taken over from the static HTML. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main")
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"))
  })

/** Whether the page is drawn in the site's own fonts. */
const showsOwnFonts = (page: Page) =>
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

/**
 * Opens a page in the site's own fonts, and waits until it can be used. Fonts that a busy machine brings after the first
 * paint are shown by the next page only (`font-display: optional`), so then it is opened once more.
 */
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  if (!(await showsOwnFonts(page))) await page.reload()
  await hydrated(page)
}

/** Brings every section, picture and carousel of the page in, as scrolling through it would. */
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
