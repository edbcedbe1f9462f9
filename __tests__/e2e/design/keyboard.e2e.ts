import type { Page, ViewportSize } from "@playwright/test"
import * as content from "../../support/siteContent"
import { headerLink } from "../support"
import { expect, open, test } from "./designFixtures"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

/** The focused element, and what is wrong with its focus indicator. */
const focusReport = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || element.getAttribute("name") || "").trim().slice(0, 40)}"`
    const issues: string[] = []
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    // Radio buttons and checkboxes may show the focus on their label.
    const frame = element.closest("label")
    const shows = (style: string, width: string) => style !== "none" && Number.parseFloat(width) >= 2
    const framed = frame && shows(getComputedStyle(frame).outlineStyle, getComputedStyle(frame).outlineWidth)
    // A date field's calendar button draws its own outline.
    const calendar = element.matches("input[type=date]:not(:focus-visible)")
    if (!shows(outlineStyle, outlineWidth) && !framed && !calendar) issues.push("no visible focus")
    const isOutside = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth
    }
    const isUnderHeader = () => {
      const box = element.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2)
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
      const header = document.elementsFromPoint(x, y)[0]?.closest("header > div")
      return header && !header.contains(element)
    }
    const buttons = document.querySelector("aside:has([aria-expanded])")
    const isUnderButtons = () => {
      const [mine, theirs] = [element.getBoundingClientRect(), buttons?.getBoundingClientRect()]
      return (
        theirs &&
        buttons?.checkVisibility({ opacityProperty: true }) &&
        !buttons.contains(element) &&
        element.matches("a, button, input, select, textarea, summary") &&
        mine.left < theirs.right &&
        mine.right > theirs.left &&
        mine.top < theirs.bottom &&
        mine.bottom > theirs.top
      )
    }
    // Before the next frame the browser keeps its place where something above has changed its size, and the floating
    // buttons move aside.
    const isHidden = () => isOutside() || isUnderHeader() || isUnderButtons()
    for (let frame = 0; frame < 3 && isHidden(); frame++) await new Promise(requestAnimationFrame)
    if (isOutside()) issues.push("outside the window")
    else if (isUnderHeader()) issues.push("under the fixed header")
    if (isUnderButtons()) issues.push("under the floating buttons")
    if (buttons?.contains(element)) {
      const { left, width, top, height } = element.getBoundingClientRect()
      const isOnTop = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      if (!isOnTop || !element.checkVisibility({ opacityProperty: true })) issues.push("a floating button is covered")
    }
    if (element.closest("[aria-hidden=true], [inert]")) issues.push("hidden from screen readers")
    return { name, issues, part: element.closest("header, main, footer")?.localName }
  })

/**
 * Moves through the page by keyboard until the focus leaves it, and collects what is wrong on the way and which parts
 * it has reached.
 */
const walk = async (page: Page, key: "Tab" | "Shift+Tab") => {
  const most = await page.locator("a[href], button, input, select, textarea, summary, [tabindex]").count()
  const issues: string[] = []
  const parts = new Set<string | undefined>()
  // A date field has several stops.
  for (let stop = 1; stop <= most + 10; stop++) {
    await page.keyboard.press(key)
    const report = await focusReport(page)
    if (!report) return { issues, parts: [...parts], cameRound: true }
    parts.add(report.part)
    issues.push(...report.issues.map((issue) => `stop ${stop}, ${report.name}: ${issue}`))
  }
  return { issues, parts: [...parts], cameRound: false }
}

/** Walked by `npm test`: a page with every kind of control, and those with a form in the first view. */
const walked = new Map<string, readonly ViewportSize[]>([
  ["/", [desktop, phone]],
  [content.anyServicePath, [phone]],
  ...content.jobPaths.map((path) => [path, [desktop]] as const),
])

for (const path of [...walked.keys(), ...content.postPaths, "/privacy-policy", ...content.countryPaths])
  for (const size of [desktop, phone])
    test(`the focus is always visible and never under the header on ${path} at ${size.width} px`, {
      tag: walked.get(path)?.includes(size) ? [] : ["@further"],
    }, async ({ page }) => {
      test.setTimeout(90_000)
      await page.setViewportSize(size)
      await open(page, path)
      const { issues, parts, cameRound } = await walk(page, "Tab")
      expect.soft(issues).toEqual([])
      expect(parts).toEqual(expect.arrayContaining(["header", "main", "footer"]))
      expect(cameRound).toBe(true)
    })

test("backwards, too, the focus is never under the header", async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize(desktop)
  await open(page, content.postPaths[0] ?? content.anyServicePath)
  await page.locator("footer a").last().focus()
  const { issues, parts, cameRound } = await walk(page, "Shift+Tab")
  expect(issues).toEqual([])
  expect(parts).toEqual(expect.arrayContaining(["footer", "main", "header"]))
  expect(cameRound).toBe(true)
})

test("the skip link comes first, is visible, and goes to the content", async ({ page }) => {
  await open(page, "/privacy-policy")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: content.labels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.locator("main :focus")).toHaveCount(1)
})

test("the services menu is a disclosure: Tab goes from its button through its links to the next one of the header, and it opens under the mouse", async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, "/privacy-policy")
  const button = page.getByRole("button", { name: content.navigation.servicesLabel })
  const panel = page.locator("header nav div:has(> div > section)")
  await expect(page.locator("header [role=menu], header [role=menuitem], header [role=menubar]")).toHaveCount(0)
  await page.getByRole("banner").getByRole("link", { name: content.homeName }).first().focus()
  await page.keyboard.press("Tab")
  await expect(button).toBeFocused()
  await expect(panel).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await expect(panel.getByRole("link").first()).toBeVisible()
  const links = await panel.getByRole("link").count()
  expect(links).toBeGreaterThanOrEqual(content.groupsIn("header").flatMap(({ services }) => services).length)
  for (let step = 0; step < links; step++) {
    await page.keyboard.press("Tab")
    await expect(panel.locator(":focus")).toHaveCount(1)
  }
  await page.keyboard.press("Tab")
  await expect(headerLink(page, String(content.navigation.header[0]?.to))).toBeFocused()
  await expect(panel).toBeHidden()

  await button.hover()
  await expect(panel).toBeVisible()
  await panel.getByRole("link", { name: content.anyService?.name, exact: true }).hover()
  await expect(panel).toBeVisible()
  await page.mouse.move(10, 790)
  await expect(panel).toBeHidden()
})

test("the overlay traps the focus, keeps the page behind from scrolling, and closes on Escape", async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, "/privacy-policy")
  const button = page.getByRole("button", { name: content.labels.navigation.openMenu })
  const overlay = page.getByRole("dialog")
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(overlay).toBeVisible()

  for (let step = 0; step < 30; step++) {
    await page.keyboard.press(step < 20 ? "Tab" : "Shift+Tab")
    // Between its last and first control, a dialog lets the focus go to the browser's own interface.
    const isKept = () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null
    expect(await page.evaluate(isKept)).toBe(true)
  }
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 400)
  // After a turn of the wheel, a page that can scroll has moved by the third frame.
  const turned = page.evaluate(async () => {
    await new Promise((resolve) => addEventListener("wheel", resolve, { once: true, capture: true }))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return scrollY
  })
  await page.mouse.wheel(0, 600)
  expect(await turned).toBe(before)

  await page.keyboard.press("Escape")
  await expect(overlay).toBeHidden()
  await expect(button).toBeFocused()
})

test("questions open and close by keyboard, one at a time", async ({ page }) => {
  test.skip(content.faqs.items.length < 2, "a single question has no other to close")
  await open(page, "/")
  const questions = page.locator("#faqs details")
  // The first one is open initially.
  for (const [question, key] of [
    [questions.last(), "Enter"],
    [questions.first(), "Space"],
  ] as const) {
    await question.locator("summary").focus()
    await page.keyboard.press(key)
    await expect(question).toHaveAttribute("open")
    await expect(page.locator("#faqs details[open]")).toHaveCount(1)
  }
  await page.keyboard.press("Enter")
  await expect(page.locator("#faqs details[open]")).toHaveCount(0)
})
