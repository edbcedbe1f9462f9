import type { Page } from "@playwright/test"
import { watchShifts } from "../watchShifts"
import { expect, open, test, unfold } from "./room"
import { templates } from "./templates"

test.describe.configure({ mode: "parallel" })

/** Words that stand outside the window, and whether the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const root = document.scrollingElement
    if (root && root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth} px wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue
      // Carousels and wide tables scroll or slide; visually hidden words are for screen readers.
      if (parent.closest("fieldset[data-kind] ul, .slick-list, .table, dialog, script, noscript, aside")) continue
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects())
        if (width > 2 && (right > innerWidth + 1 || left < -1) && getComputedStyle(parent).clipPath === "none")
          lost.push(`"${node.textContent.trim().slice(0, 40)}" from ${Math.round(left)} to ${Math.round(right)}`)
    }
    return lost
  })

/** Words cut off by a box too small for them; a text that is cut to a number of lines on purpose is left out. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        continue
      if (parent.closest("dialog, script, noscript, [inert], .slick-list, fieldset[data-kind] ul")) continue
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowY, webkitLineClamp, clipPath } = getComputedStyle(box)
        if (webkitLineClamp !== "none" || clipPath !== "none") break
        const { top, bottom } = box.getBoundingClientRect()
        if (/hidden|clip/.test(overflowY) && (words.top < top - 2 || words.bottom > bottom + 2))
          lost.push(`"${node.textContent.trim().slice(0, 40)}" in ${box.tagName} ${box.className}`)
      }
    }
    return lost
  })

/** The text spacing that WCAG 1.4.12 asks a page to bear. */
const wideText =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** Scrolls there, and waits until the pictures in the window are drawn. */
const readAt = (page: Page, top: number) =>
  page.evaluate(async (at) => {
    scrollTo({ top: at, behavior: "instant" })
    const inWindow = [...document.images].filter((image) => {
      const { top: start, bottom } = image.getBoundingClientRect()
      // A picture in what is folded away is never fetched.
      return image.checkVisibility() && bottom > 0 && start < innerHeight
    })
    // A picture beside the window is not fetched, and one that a carousel replaces meanwhile never settles.
    const drawn = Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)))
    const soon = () => new Promise((resolve) => setTimeout(resolve, 500))
    await Promise.race([drawn, soon()])
    // A window that nothing changes in may be given no frame.
    for (let frame = 0; frame < 2; frame++) await Promise.race([new Promise(requestAnimationFrame), soon()])
  }, top)

/** How high the page is; not known before it has been scrolled. */
const height = (page: Page) => page.evaluate(() => document.body.scrollHeight)

/** Waits until every carousel that moves has taken over from its list, and has been drawn. */
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

for (const [name, path] of Object.entries(templates))
  test(`${name} fits its window, also with wide text spacing`, async ({ page, widths }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await unfold(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `at ${width} px`).toEqual([])
    }
    // The content policy lets no style element in from outside.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, wideText)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `spaced out, at ${width} px`).toEqual([])
      expect.soft(await clipped(page), `cut off, at ${width} px`).toEqual([])
    }
  })

test.describe("nothing moves while a page loads", () => {
  test.use({ answer: { country: "United Arab Emirates", delay: 900 } })

  for (const [width, fonts] of [
    [390, "the site's own"],
    [390, "the device's"],
    [1280, "the site's own"],
    [1280, "the device's"],
  ] as const)
    test(`at ${width} px: ${fonts} fonts, the country arriving late, carousels taking over`, async ({ page }) => {
      test.setTimeout(240_000)
      if (fonts === "the device's") await page.route(/\.woff2$/, (route) => route.abort())
      await page.setViewportSize({ width, height: 800 })
      const moved = await watchShifts(page)
      for (const [name, path] of Object.entries(templates)) {
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
        await open(page, path)
        // The fonts and the late answer have come.
        await page.waitForLoadState("networkidle")
        for (let top = 0; top < (await height(page)); top += 700) await readAt(page, top)
        await carouselsTaken(page)
        const { sum, pieces } = await moved()
        expect.soft(sum, `${name}: ${pieces.join("; ")}`).toBeLessThanOrEqual(0.005)
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, "/")
    for (const name of ["", "Chad", "Ireland", "United Arab Emirates", "Saint Vincent and the Grenadines"]) {
      await page.evaluate((country) => sessionStorage.setItem("visitor-country", country), name)
      // A page whose fonts came too late for its first paint keeps another one, which breaks lines elsewhere.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
        expect(await headingLines(page), `${name} at ${width} px`).toBe(3)
      }).toPass()
      expect(await overflow(page)).toEqual([])
    }
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
  const lines = await page
    .getByRole("banner")
    .getByRole("link", { name: /^(About Us|Plans)$/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor))
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(lines).toEqual([surface, surface])
  const dots = page.getByRole("button", { name: /^Go to slide/ })
  const colours = await dots.evaluateAll((all) =>
    all.map((dot) => [dot.hasAttribute("aria-current"), getComputedStyle(dot, "::before").backgroundColor] as const),
  )
  const chosen = colours.find(([current]) => current)?.[1]
  expect(colours.filter(([current]) => !current).every(([, colour]) => colour !== chosen)).toBe(true)
})
