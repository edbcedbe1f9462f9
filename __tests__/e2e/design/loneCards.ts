import type { Page } from "@playwright/test"

/** How much larger than its layout says a picture may be shown. */
const limit = 1.3

/** Leaves one item in each list of pictures, except the carousels of services and subjects, of which there are many. */
const leaveOneOfEach = (page: Page) =>
  page.evaluate(() => {
    const lists = "main ul:has(> li picture):not([data-kind='cards'] *)"
    const items = [...document.querySelectorAll(`${lists} > li:not(:first-child)`)]
    for (const item of items) item.remove()
    return items.length > 0
  })

/**
 * The pictures that are enlarged when each list has a single card. Changes the page, which must not be hydrated.
 * @param widths the window widths to look at
 */
export const enlargedAlone = async (page: Page, widths: readonly number[]) => {
  if (!(await leaveOneOfEach(page))) return []
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const enlarged = await page.evaluate(async (most) => {
      for (const image of document.images) image.loading = "eager"
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      // The natural width of a picture with several files is the one that `sizes` says.
      return [...document.querySelectorAll<HTMLImageElement>("main ul:not([data-kind='cards'] *) > li picture img")]
        .filter((image) => image.checkVisibility() && image.clientWidth > most * image.naturalWidth)
        .map((image) => `${image.clientWidth} px instead of ${image.naturalWidth}: ${image.src}`)
    }, limit)
    found.push(...enlarged.map((picture) => `at ${width} px: ${picture}`))
  }
  return found
}
