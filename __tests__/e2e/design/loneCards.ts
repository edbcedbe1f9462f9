import type { Page } from "@playwright/test"

/** How much larger than its layout says a picture may be shown. */
const limit = 1.3

/**
 * Leaves one item in each list of pictures, except the carousels of services and subjects, of which there are many. The
 * page must not be hydrated.
 * @returns whether there were more
 */
export const leaveOneOfEach = (page: Page) =>
  page.evaluate(() => {
    const lists = "main ul:has(> li picture):not([data-kind='cards'] *)"
    const items = [...document.querySelectorAll(`${lists} > li:not(:first-child)`)]
    for (const item of items) item.remove()
    return items.length > 0
  })

/** The pictures of lists that are enlarged. After a change of the window's width it takes a while until others are loaded. */
export const enlarged = (page: Page) =>
  page.evaluate(async (most) => {
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // The natural width of a picture with several files is the one that `sizes` says.
    return [...document.querySelectorAll<HTMLImageElement>("main ul:not([data-kind='cards'] *) > li picture img")]
      .filter((image) => image.checkVisibility() && image.clientWidth > most * image.naturalWidth)
      .map((image) => `${image.clientWidth} px instead of ${image.naturalWidth}: ${image.src}`)
  }, limit)
