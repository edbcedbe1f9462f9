import type { Locator, Page } from "@playwright/test"
import { greetingFor } from "../../../src/site/visitor/greetingFor"
import { dialCodes, forms, greetings, home, labels, navigation, testimonials } from "../../support/siteContent"
import { geoAddress, hold } from "../enquiries/visitor"
import { builtPages } from "../found/BuiltSite"
import { headerLink } from "../support"
import { watchShifts } from "../watchShifts"
import { expect, hydrated, open, showsOwnFonts, test, unfold } from "./designFixtures"
import { brokenTitles, overflow } from "./overflow"
import { schemes, templates } from "./templates"

const fontFiles = /\.woff2$/

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
const pageHeight = (page: Page) => page.evaluate(() => document.body.scrollHeight)

/** Waits until every carousel that moves has replaced its list, and has been painted. */
const carouselsTaken = async (page: Page) => {
  for (const carousel of await page.locator("fieldset[data-kind]").all()) {
    // On a busy machine the page may have been scrolled past it before it was hydrated.
    await carousel.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    const isTaken = (element: Element) =>
      Boolean(element.querySelector(".slick-track") ?? !element.querySelector("button")?.checkVisibility())
    await expect.poll(() => carousel.evaluate(isTaken), { timeout: 30_000 }).toBe(true)
  }
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/**
 * Opens a page with a pending country look-up.
 * @param opens how; by default in the site's own fonts
 * @returns a function that answers it, and waits until a page with a greeting shows the country
 */
const openWithoutCountry = async (page: Page, path: string, opens = open) => {
  const { released, release } = hold()
  let country = ""
  await page.unroute(geoAddress)
  await page.route(geoAddress, async (route) => {
    await released
    await route.fulfill({ json: { country } }).catch(() => undefined)
  })
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
  await opens(page, path)
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true }).first()
  const isGreeting = await shown(greetings.unknown).isVisible()
  return async (name: string) => {
    country = name
    release()
    if (isGreeting) await expect(shown(greetingFor(name, false, greetings))).toBeVisible({ timeout: 15_000 })
  }
}

test.describe("nothing moves while a page loads", () => {
  for (const [name, path] of Object.entries(templates))
    test(`${name}: in the site's own fonts and in the device's, the country arriving late, carousels hydrated`, async ({
      page,
      windows,
    }) => {
      test.slow()
      const moved = await watchShifts(page)
      for (const { width, height, fonts } of windows) {
        const inDeviceFonts = async () => {
          await page.route(fontFiles, (route) => route.abort())
          await page.goto(path)
          await hydrated(page)
        }
        await page.setViewportSize({ width, height })
        const answer = await openWithoutCountry(page, path, fonts === "device" ? inDeviceFonts : open)
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
        await answer("United Arab Emirates")
        await page.evaluate(() => document.fonts.ready)
        for (let top = 0; top < (await pageHeight(page)); top += height - 100) await readAt(page, top)
        await carouselsTaken(page)
        const { sum, pieces } = await moved()
        expect.soft(sum, `${width} by ${height}, ${fonts} fonts: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
        expect.soft(await brokenTitles(page), `broken, ${width} by ${height}, ${fonts} fonts`).toEqual([])
        await page.unroute(fontFiles)
      }
    })
})

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 })

/**
 * Opens a page until it shows in the site's own fonts: a font that is too late for the first paint is not used, and
 * other fonts break lines elsewhere.
 */
const inOwnFonts = async <Opened>(page: Page, opens: () => Promise<Opened>) => {
  for (;;) {
    const opened = await opens()
    if (await showsOwnFonts(page)) return opened
  }
}

test("the country has its place from the start, whatever its name", async ({ page }) => {
  test.skip(!home.countryFollows, "the country does not follow home's heading")
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ["", "Chad", "Ireland", "United Arab Emirates", "Saint Vincent and the Grenadines"]) {
      const answer = await inOwnFonts(page, () => openWithoutCountry(page, "/"))
      const place = await mainHeading(page).boundingBox()
      await answer(name)
      await expect(mainHeading(page)).toContainText(name)
      expect(await mainHeading(page).boundingBox(), `${name} at ${width} px`).toEqual(place)
      expect(await overflow(page)).toEqual([])
    }
  }
})

test("home's heading has the same line breaks from the narrowest phone on", async ({ page }) => {
  await inOwnFonts(page, () => open(page, "/"))
  const lines: Record<number, number> = {}
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    // The lines are hardly higher than their letters.
    lines[width] = await mainHeading(page).evaluate((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return Math.round(element.getBoundingClientRect().height / size)
    })
  }
  expect(new Set(Object.values(lines)).size, JSON.stringify(lines)).toBe(1)
})

test("home on phones is at most 14,000 px high, in the site's own fonts and in the device's", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const fonts of ["own", "device"]) {
    if (fonts === "device") await page.route(fontFiles, (route) => route.abort())
    await page.goto("/")
    await hydrated(page)
    for (let top = 0; top < (await pageHeight(page)); top += 700) await readAt(page, top)
    expect.soft(await pageHeight(page), `in ${fonts} fonts`).toBeLessThanOrEqual(14_000)
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

test("in forced colours the focus and the pictures stay visible", async ({ page }) => {
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
  // Otherwise a line under every link of the header would mark each as the current page.
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const { to } of navigation.header.filter((link) => link.to !== "/"))
    await expect(headerLink(page, to), to).toHaveCSS("border-bottom-color", surface)
})

test("in forced colours the current dot of a carousel differs from the others", async ({ page }) => {
  test.skip(testimonials.items.length <= 3, "the reviews, whose carousel has dots, are all in view at once")
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await unfold(page)
  const dots = page.getByRole("button", { name: new RegExp(`^${labels.carousel.dot.split("{")[0]}`) })
  await expect(dots).not.toHaveCount(0)
  const colours = await dots.evaluateAll((all) =>
    all.map((dot) => [dot.hasAttribute("aria-current"), getComputedStyle(dot, "::before").backgroundColor] as const),
  )
  const chosen = colours.find(([current]) => current)?.[1]
  expect(colours.filter(([current]) => !current).every(([, colour]) => colour !== chosen)).toBe(true)
})

/** How a control's texts and border look. */
const coloursOf = (control: Locator) =>
  control.evaluate((element) => ({
    text: getComputedStyle(element).color,
    border: getComputedStyle(element).borderTopColor,
    placeholder: getComputedStyle(element, "::placeholder").color,
  }))

test("in forced colours the dial code shows, not the name of its country over it", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await open(page, "/contact-us")
  const select = page.getByRole("form", { name: forms.contact.name }).locator("select[name=countryCode]")
  expect((await coloursOf(select)).text).toBe("rgba(0, 0, 0, 0)")
  const code = page.getByText(dialCodes.default, { exact: true }).filter({ visible: true }).first()
  const { text } = await coloursOf(page.getByLabel(forms.contact.fields.user_name.label, { exact: true }))
  await expect(code).toHaveCSS("color", text)
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

test("in forced colours a chart's texts stand out from its lines by the page's colour", async ({ page }) => {
  const charted = builtPages.find(({ html }) => /<text[ >]/.test(html))
  test.skip(!charted, "no page has a chart")
  await page.emulateMedia({ forcedColors: "active" })
  await open(page, String(charted?.path))
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.locator("figure svg text").first()).toHaveCSS("stroke", surface)
})

test("whoever asks for more contrast gets borders, quiet text and placeholders like text", async ({ page }) => {
  await open(page, "/contact-us")
  const field = page.getByLabel(forms.contact.fields.user_name.label, { exact: true })
  /** How many colours there are; a border takes its new one gradually. */
  const colours = async () => new Set(Object.values(await coloursOf(field))).size
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" })
    await expect.poll(colours, colorScheme).toBeGreaterThan(1)
    await page.emulateMedia({ colorScheme, contrast: "more" })
    await expect.poll(colours, colorScheme).toBe(1)
  }
})
