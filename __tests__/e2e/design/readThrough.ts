import { expect, type Page } from "@playwright/test"

/** Scrolls to a position, and waits until the pictures in view are loaded and painted. */
const readAt = (page: Page, top: number) =>
  page.evaluate(async (at) => {
    scrollTo({ top: at, behavior: "instant" })
    /** In the next frame; excludes pictures that are not fetched because they are folded or clipped. */
    const picturesInView = () =>
      new Promise<HTMLImageElement[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
          resolve(inView.filter((element) => element instanceof HTMLImageElement))
        })
        // The page itself is observed for the case without pictures.
        for (const element of [document.documentElement, ...document.images]) observer.observe(element)
      })
    // Queried again in each frame, since a carousel replaces its pictures.
    while ((await picturesInView()).some(({ complete }) => !complete));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, top)

/** The height of the page, which is only known after scrolling through it. */
export const pageHeight = (page: Page) => page.evaluate(() => document.body.scrollHeight)

/**
 * Scrolls through a page as a reader does, with all its pictures.
 * @param step how far to scroll at a time, in pixels
 */
export const readThrough = async (page: Page, step: number) => {
  for (let top = 0; top < (await pageHeight(page)); top += step) await readAt(page, top)
}

/** Waits until the page has been laid out and drawn again. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Waits until every carousel that moves has replaced its list, and has been painted. */
export const carouselsTaken = async (page: Page) => {
  for (const carousel of await page.locator("fieldset[data-kind]").all()) {
    // On a busy machine the page may have been scrolled past it before it was hydrated.
    await carousel.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    const isTaken = (element: Element) =>
      Boolean(element.querySelector(".slick-track") ?? !element.querySelector("button")?.checkVisibility())
    await expect.poll(() => carousel.evaluate(isTaken), { timeout: 30_000 }).toBe(true)
  }
  await nextFrames(page)
}
