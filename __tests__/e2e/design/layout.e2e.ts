import type { Page } from "@playwright/test"
import { labels, navigation } from "../../support/siteContent"
import { headerLink } from "../support"
import { watchShifts } from "../watchShifts"
import { expect, open, test, unfold } from "./designFixtures"
import { overflow } from "./overflow"
import { templates } from "./templates"

const fontFiles = /\.woff2$/

/** Scrolls there, and waits until the pictures in the window are decoded. */
const readAt = (page: Page, top: number) =>
  page.evaluate(async (at) => {
    scrollTo({ top: at, behavior: "instant" })
    const inWindow = [...document.images].filter((image) => {
      const { top: start, bottom } = image.getBoundingClientRect()
      // A picture in what is folded away is never fetched.
      return image.checkVisibility() && bottom > 0 && start < innerHeight
    })
    // A picture beside the window is not fetched, and one that a carousel replaces meanwhile never settles.
    const decoded = Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)))
    const soon = () => new Promise((resolve) => setTimeout(resolve, 500))
    await Promise.race([decoded, soon()])
    // A window that nothing changes in may be given no frame.
    for (let frame = 0; frame < 2; frame++) await Promise.race([new Promise(requestAnimationFrame), soon()])
  }, top)

/** How high the page is; not known before it has been scrolled. */
const pageHeight = (page: Page) => page.evaluate(() => document.body.scrollHeight)

/** Waits until every carousel that moves has replaced its list, and has been painted. */
const carouselsTaken = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("fieldset[data-kind]")].every(
      (carousel) => carousel.querySelector(".slick-track") ?? !carousel.querySelector("button")?.checkVisibility(),
    ),
  )
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

test.describe("nothing moves while a page loads", () => {
  test.use({ answer: { country: "United Arab Emirates", delay: 900 } })

  for (const [name, path] of Object.entries(templates))
    test(`${name}: in the site's own fonts and in the device's, the country arriving late, carousels hydrated`, async ({
      page,
      windows,
    }) => {
      test.slow()
      const moved = await watchShifts(page)
      for (const { width, height, fonts } of windows) {
        if (fonts === "device") await page.route(fontFiles, (route) => route.abort())
        await page.setViewportSize({ width, height })
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
        await open(page, path)
        // The fonts and the late answer have come.
        await page.waitForLoadState("networkidle")
        for (let top = 0; top < (await pageHeight(page)); top += height - 100) await readAt(page, top)
        await carouselsTaken(page)
        const { sum, pieces } = await moved()
        expect.soft(sum, `${width} by ${height}, ${fonts} fonts: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
        await page.unroute(fontFiles)
      }
    })
})

/** How many lines home's heading takes; they are hardly higher than their letters. */
const headingLines = (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return Math.round(element.getBoundingClientRect().height / size)
  })

test("the country has its place from the start, whatever its name", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, "/")
    const tops = new Set<number>()
    for (const name of ["", "Chad", "Ireland", "United Arab Emirates", "Saint Vincent and the Grenadines"]) {
      await page.evaluate((country) => sessionStorage.setItem("visitor-country", country), name)
      // A page whose fonts came too late for its first paint keeps another one, which breaks lines elsewhere.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
        expect(await headingLines(page), `${name} at ${width} px`).toBe(3)
      }).toPass()
      expect(await overflow(page)).toEqual([])
      tops.add((await page.getByRole("heading", { level: 1 }).boundingBox())?.y ?? 0)
    }
    expect(tops.size, `places of the heading at ${width} px`).toBe(1)
  }
})

test("home's heading stands in its three lines from the narrowest phone on", async ({ page }) => {
  await open(page, "/")
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await headingLines(page), `at ${width} px`).toBe(3)
  }
})

test("under reduced motion nothing moves or fades", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of ["/", "/career"]) {
    await open(page, path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("body *")].flatMap((element) => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element)
        const slow = transitionDuration.split(",").some((time) => Number.parseFloat(time) > 0.001)
        return slow || scrollBehavior === "smooth" ? [`${element.tagName} ${element.className}`] : []
      }),
    )
    expect(moving).toEqual([])
  }
})

test("in forced colours the focus, the chosen dot and the pictures stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await unfold(page)
  await page.screenshot({ path: "screenshots/home-1280-forced-colours.jpeg", type: "jpeg", fullPage: true })
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab")
  const { outlineStyle, outlineWidth } = await page.evaluate(() => {
    const { outlineStyle: style, outlineWidth: width } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle: style, outlineWidth: width }
  })
  expect(outlineStyle).not.toBe("none")
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
  // A line under every link of the header would say that each is the current page.
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const { to } of navigation.header.filter((link) => link.to !== "/"))
    await expect(headerLink(page, to), to).toHaveCSS("border-bottom-color", surface)
  const dots = page.getByRole("button", { name: new RegExp(`^${labels.carousel.dot.split("{")[0]}`) })
  await expect(dots).not.toHaveCount(0)
  const colours = await dots.evaluateAll((all) =>
    all.map((dot) => [dot.hasAttribute("aria-current"), getComputedStyle(dot, "::before").backgroundColor] as const),
  )
  const chosen = colours.find(([current]) => current)?.[1]
  expect(colours.filter(([current]) => !current).every(([, colour]) => colour !== chosen)).toBe(true)
})
