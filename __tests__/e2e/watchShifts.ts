import type { Page } from "@playwright/test"

interface LayoutShift extends PerformanceEntry {
  value: number
  sources?: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What has moved on a page without the visitor's doing: the sum that browsers report, and each piece in words. */
interface Shifts {
  sum: number
  pieces: string[]
}

/** Has the pages that follow add up what moves in them; the function it gives tells what has moved on the one that is shown. */
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
