import { expect, type Page, test } from "@playwright/test"
import { footerParts, headerPage } from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { footerLink, headerLink } from "../support"

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

test("the header stays at the top of the window while the page scrolls; a change of route keeps it and the footer, and starts at the top; Back restores the position", async ({
  page,
}) => {
  await page.goto("/")
  await settled(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("header, footer")) element.setAttribute("data-kept", "")
    window.scrollTo({ top: 900, behavior: "instant" })
  })
  await expect(page.getByRole("banner")).toBeInViewport()
  await headerLink(page, headerPage).click()
  await expect(page).toHaveURL(headerPage)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole("banner")).toHaveAttribute("data-kept", "")
  await expect(page.getByRole("contentinfo")).toHaveAttribute("data-kept", "")
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 900)).toBeLessThan(100)
})

for (const [start, tag] of [
  ["/", []],
  // factsInUse.e2e.ts follows one of them.
  ["/privacy-policy", ["@further"]],
] as const)
  test(`each of the footer's links to sections of home goes there from ${start}`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.goto(start)
    await settled(page)
    for (const { to } of footerParts) {
      await footerLink(page, to).click()
      await expect(page).toHaveURL(to)
      const section = page.locator(to.slice(1))
      await expect
        .poll(async () => Math.round((await section.boundingBox())?.y ?? Number.NaN), { message: to, timeout: 8000 })
        .toBeGreaterThanOrEqual(-2)
      await expect.poll(async () => (await section.boundingBox())?.y ?? Number.NaN, to).toBeLessThan(200)
      if (start === "/") continue
      await page.goBack()
      await expect(page).toHaveURL(start)
    }
  })
