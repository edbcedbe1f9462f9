import type { Page } from "@playwright/test"

interface LayoutShift extends PerformanceEntry {
  value: number
  sources?: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The layout shifts of a page without interaction: the sum that browsers report, and a description of each. */
interface Shifts {
  sum: number
  pieces: string[]
}

/**
 * Lets subsequent pages show nothing until they and their fonts are loaded, so that what fonts move, which depends on how
 * late they come, does not count (`everyTemplate.e2e.ts` tests late fonts).
 */
export const showOnceFontsAreThere = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync("html { visibility: hidden }")
    document.adoptedStyleSheets = [hidden]
    addEventListener("load", async () => {
      await document.fonts.ready
      document.adoptedStyleSheets = []
    })
  })

/** Lets subsequent pages add up their layout shifts; returns a function that reports those of the current page. */
export const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, pieces: [] }
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources = [] } of entries as LayoutShift[]) {
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.pieces.push(
            `${value.toFixed(4)} ${previousRect.y} to ${currentRect.y} ${node?.nodeName} ${node?.className ?? ""} ${node?.textContent?.slice(0, 30)}`,
          )
      }
      return shifts
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { readShifts: () => add(observer.takeRecords()) })
  })
  return () => page.evaluate(() => (window as unknown as { readShifts: () => Shifts }).readShifts())
}
