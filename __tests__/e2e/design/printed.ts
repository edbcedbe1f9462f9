import type { Page } from "@playwright/test"

/** Elements that can only be used on a screen. */
const controls = ["nav", "form", "button", "dialog", "search", "input", "footer", "a[href='#content']", "summary svg"]

/** A sheet of A4 in CSS pixels, in both positions. */
const sheets = [
  { width: 657, height: 986 },
  { width: 986, height: 657 },
]

/**
 * What is wrong with a page on paper: elements that are not black or have a background, paragraphs of running text that
 * are narrower than the sheet (lists may have columns), controls, answers that stay folded, links that are larger than
 * their place, and links whose address is not said.
 */
const faults = (page: Page) =>
  page.evaluate((onlyOnScreen) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const shown = [document.body, ...document.querySelectorAll("body *")].filter((element) => element.checkVisibility())
    const coloured = shown.flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
      const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none"
      return color === "rgb(0, 0, 0)" && isPlain ? [] : [`${element.tagName}.${element.className}: ${color}`]
    })
    const narrow = [...document.querySelectorAll("main p")].flatMap((paragraph) => {
      const isText = (paragraph.textContent ?? "").length > 200 && !paragraph.closest("li, td, dl")
      const { width } = paragraph.getBoundingClientRect()
      return paragraph.checkVisibility() && isText && width < innerWidth * 0.9
        ? [`${Math.round(width)}: ${paragraph.textContent?.slice(0, 40)}`]
        : []
    })
    const useless = [...document.querySelectorAll(onlyOnScreen)]
      .filter((element) => isShown(element) && element.getBoundingClientRect().width > 0)
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)
    const folded = [...document.querySelectorAll("main details > :not(summary)")]
      .filter((answer) => isShown(answer) && answer.getBoundingClientRect().height <= 20)
      .map((answer) => `folded: ${answer.textContent?.slice(0, 40)}`)
    const overlapping = [...document.querySelectorAll("main a")]
      .filter((link) => isShown(link) && link.clientHeight > 0 && link.scrollHeight > link.clientHeight + 1)
      .map((link) => `overlapping: ${link.textContent?.slice(0, 40)}`)
    // The address of another site is printed after the link, unless its text says it; an icon has no room for it.
    const unaddressed = [...document.querySelectorAll('main a[href^="https:"]:not(:has(> svg))')]
      .filter((link) => {
        const address = link.getAttribute("href")?.replace("https://", "") ?? ""
        const isSaid = link.textContent?.includes(address)
        return isShown(link) && isSaid === getComputedStyle(link, "::after").content.includes(address)
      })
      .map((link) => `address: ${link.textContent?.slice(0, 40)}`)
    return [...coloured, ...narrow, ...useless, ...folded, ...overlapping, ...unaddressed]
  }, controls.join())

/** The same on an upright sheet and a landscape one. Leaves the page as it is printed. */
export const faultsOnPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  const found: string[] = []
  for (const sheet of sheets) {
    await page.setViewportSize(sheet)
    found.push(...(await faults(page)).map((fault) => `${sheet.width} px: ${fault}`))
  }
  return found
}
