import type { Locator, Page } from "@playwright/test"
import { contactPath } from "../../../src/site/contactPath"
import { fill } from "../../../src/site/fill"
import { dialCodes, forms, home, labels, navigation, plans, testimonials } from "../../support/siteContent"
import { builtPages } from "../found/BuiltSite"
import { headerLink } from "../support"
import { expect, open, openInDeviceFonts, showsOwnFonts, test, unfold } from "./designFixtures"
import { openWithoutCountry } from "./openWithoutCountry"
import { overflow } from "./overflow"
import { carouselsTaken, pageHeight } from "./readThrough"
import { schemes, templates } from "./templates"

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

/** Pixels from the end of the words of a heading to its own. */
const hole = (page: Page) =>
  mainHeading(page).evaluate((heading) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    let bottom = 0
    while (text.nextNode()) {
      if (!text.currentNode.textContent?.match(/\p{L}/u)) continue
      words.selectNodeContents(text.currentNode)
      bottom = words.getBoundingClientRect().bottom
    }
    return heading.getBoundingClientRect().bottom - bottom
  })

test("the country has its place from the start, whatever its name; without one home's heading ends with its last word on phones, too", async ({
  page,
}) => {
  test.skip(!home.countryFollows, "the country does not follow home's heading")
  const placesOf = async () => {
    const places = []
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      places.push(await mainHeading(page).boundingBox())
      expect(await overflow(page), `at ${width} px`).toEqual([])
    }
    return places
  }
  for (const name of ["Chad", "Ireland", "United Arab Emirates", "Saint Vincent and the Grenadines", ""]) {
    const answer = await inOwnFonts(page, () => openWithoutCountry(page, "/"))
    const places = await placesOf()
    await answer(name)
    await expect(mainHeading(page)).toContainText(name)
    expect(await placesOf(), name).toEqual(places)
  }
  await page.setViewportSize({ width: 390, height: 664 })
  await expect.poll(() => hole(page)).toBeLessThan(10)
})

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const name of ["home", "service", "country"])
    test(`the first screen of ${name} leads to the form; once that is past, a bar does, and covers nothing`, async ({
      page,
    }) => {
      const path = templates[name]
      test.skip(!path, "the site has no such page")
      await open(page, String(path))
      const ask = page.getByRole("link", { name: labels.quote.ask })
      await expect(ask.first()).toBeInViewport({ ratio: 1 })
      await ask.first().click()
      const form = page.getByRole("form", { name: forms.enquiry.name })
      await expect(form.getByRole("textbox").first()).toBeInViewport({ ratio: 1 })
      await expect(ask.last()).not.toBeInViewport()
      if (name === "home") return

      await page.mouse.wheel(0, (await form.boundingBox())?.height ?? 0)
      await page.mouse.wheel(0, 900)
      await expect(ask.last()).toBeInViewport({ ratio: 1 })
      const bar = ask.last().locator("..")
      const top = async () => (await bar.boundingBox())?.y ?? 0
      // Buttons float above it, and what is reached by keyboard scrolls clear of it.
      const buttons = page.getByRole("complementary", { name: labels.navigation.help })
      await expect(buttons).toHaveAttribute("data-floats", /./)
      const { y = 0, height = 0 } = (await buttons.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(await top())
      const links = page.getByRole("main").getByRole("link")
      const reached = await links.evaluateAll(
        (all, edge) => {
          const under = all.filter((link) => link.getBoundingClientRect().top > edge)[1] as HTMLElement
          under.focus()
          return under.getBoundingClientRect().bottom
        },
        await top(),
      )
      expect(reached).toBeLessThanOrEqual(await top())
    })

  test("who chose a plan sees its name and the form on the first screen of the contact page", async ({ page }) => {
    test.skip(!plans, "the site has no plans")
    const tier = String(plans?.items[0]?.tier)
    await open(page, contactPath({ package: tier }))
    const form = page.getByRole("form", { name: forms.contact.name })
    await expect(form.getByRole("heading", { name: fill(forms.contact.order, { plan: tier }) })).toBeInViewport({
      ratio: 1,
    })
  })

  test("the groups of services stay in view as links with their sizes, and lead to them", async ({ page }) => {
    await open(page, "/services")
    const groups = page.getByRole("navigation", { name: labels.service.groups }).getByRole("link")
    await page.mouse.wheel(0, 3_000)
    await expect(groups.first()).toBeInViewport({ ratio: 1 })
    await groups.nth(1).click()
    const [, title, size] = /^(.+) (\d+)$/.exec(String(await groups.nth(1).textContent())) ?? []
    const group = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) }).last()
    await expect(group.getByRole("heading")).toBeInViewport({ ratio: 1 })
    await expect(group.getByRole("listitem")).toHaveCount(Number(size))
  })
})

test("home on phones is at most 14,000 px high, in the device's fonts and in the site's own, in which its heading has the same line breaks from the narrowest phone on", async ({
  page,
}) => {
  for (const [fonts, opens] of Object.entries({ device: openInDeviceFonts, own: open })) {
    await page.setViewportSize({ width: 360, height: 800 })
    await opens(page, "/")
    await unfold(page)
    await carouselsTaken(page)
    expect.soft(await pageHeight(page), `in ${fonts} fonts`).toBeLessThanOrEqual(14_000)
  }
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

test("in forced colours the focus, the pictures and the current dot of a carousel stay visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await unfold(page)
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

  // The reviews' carousel has dots, unless all reviews are in view at once.
  if (testimonials.items.length <= 3) return
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

test("in forced colours a chart's texts stand out from its lines by the page's colour", async ({ page }) => {
  const charted = builtPages.find(({ html }) => /<text[ >]/.test(html))
  test.skip(!charted, "no page has a chart")
  await page.emulateMedia({ forcedColors: "active" })
  await open(page, String(charted?.path))
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.locator("figure svg text").first()).toHaveCSS("stroke", surface)
})

test("in forced colours the dial code shows, not the name of its country over it; whoever asks for more contrast gets borders, quiet text and placeholders like text", async ({
  page,
}) => {
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

  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" })
  const select = page.getByRole("form", { name: forms.contact.name }).locator("select[name=countryCode]")
  await expect.poll(async () => (await coloursOf(select)).text).toBe("rgba(0, 0, 0, 0)")
  const code = page.getByText(dialCodes.default, { exact: true }).filter({ visible: true }).first()
  const { text } = await coloursOf(field)
  await expect(code).toHaveCSS("color", text)
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})
