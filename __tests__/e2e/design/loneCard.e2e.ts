import { expect, test } from "./designFixtures"
import { templates } from "./templates"

test.use({ javaScriptEnabled: false })

/** How much larger than its layout says a picture may be shown. */
const limit = 1.3

test("a picture is not enlarged, even in a card that is alone in its list", async ({ page, widths }) => {
  test.setTimeout(120_000)
  for (const [name, path] of Object.entries(templates)) {
    await page.goto(path)
    const isCut = await page.evaluate(() => {
      // Not the services and subjects in carousels, of which there are many.
      const lists = "main ul:has(> li picture):not([data-kind='cards'] *)"
      const items = [...document.querySelectorAll(`${lists} > li:not(:first-child)`)]
      for (const item of items) item.remove()
      return items.length > 0
    })
    if (!isCut) continue
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
      expect.soft(enlarged, `${name} at ${width} px`).toEqual([])
    }
  }
})
