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

/** Lets subsequent pages add up their layout shifts; returns a function that reports those of the current page. */
export const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, pieces: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as LayoutShift[]) {
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.pieces.push(
            `${value.toFixed(4)} ${previousRect.y} to ${currentRect.y} ${node?.nodeName} ${node?.className ?? ""} ${node?.textContent?.slice(0, 30)}`,
          )
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}
