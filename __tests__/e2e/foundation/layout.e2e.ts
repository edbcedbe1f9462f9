import { expect, type Page, test } from "@playwright/test"
import { anyServicePath } from "../../support/siteContent"
import { hydrated } from "../support"

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first()

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first()

test("the header stays at the top of the window while the page scrolls", async ({ page }) => {
  await page.goto("/plans")
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: "instant" }))
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await expect(page.getByRole("banner")).toBeInViewport()
})

test("a change of route keeps header and footer, and starts at the top", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("header, footer")) element.setAttribute("data-kept", "")
    window.scrollTo({ top: 900, behavior: "instant" })
  })
  await headerLink(page, "Plans").click()
  await expect(page).toHaveURL(/\/plans$/)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole("banner")).toHaveAttribute("data-kept", "")
  await expect(page.getByRole("contentinfo")).toHaveAttribute("data-kept", "")
})

test("a link at the end of a long page leads to the top of the next one at once", async ({ page }) => {
  await page.goto(anyServicePath)
  await hydrated(page)
  const link = footerLink(page, "Term of use")
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  await link.click()
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await expect.poll(() => scrollTop(page), { timeout: 1000 }).toBe(0)
})

test("Back returns to where the visitor was", async ({ page }) => {
  await page.goto("/plans")
  await hydrated(page)
  await footerLink(page, "Blogs").scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  await footerLink(page, "Blogs").click()
  await expect(page).toHaveURL(/\/blogs$/)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/plans$/)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before / 2)
})

for (const start of ["/", "/plans"])
  for (const [name, id] of [
    ["FAQs", "faqs"],
    ["How It Works", "how-it-works"],
    ["Reviews", "feedback"],
  ] as const)
    test(`the footer's '${name}' on ${start} goes to that section of home`, async ({ page }) => {
      await page.goto(start)
      await hydrated(page)
      await footerLink(page, name).click()
      await expect(page).toHaveURL(new RegExp(`/#${id}$`))
      const section = page.locator(`#${id}`)
      await expect
        .poll(async () => Math.round((await section.boundingBox())?.y ?? Number.NaN), { timeout: 8000 })
        .toBeGreaterThanOrEqual(-2)
      await expect.poll(async () => (await section.boundingBox())?.y ?? Number.NaN).toBeLessThan(200)
    })

test("without JavaScript the footer's links to sections still arrive", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/plans")
  await footerLink(page, "FAQs").click()
  await expect(page).toHaveURL(/\/#faqs$/)
  await expect(page.locator("#faqs")).toBeInViewport()
  await context.close()
})
