import type { Page } from "@playwright/test"
import { servicesPath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { expect, test } from "./designFixtures"

/** The visible words of all elements that match, with single spaces. */
const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())

const hrefs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")))

const service = (slug: string) => `/services/${slug}`

// Every visitor gets the static HTML.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

test("the header: the links, the highlighted action", async ({ page }) => {
  await page.goto("/privacy-policy")
  const menu = "header > div > nav"
  const links = [...content.navigation.header, content.navigation.action]
  expect(await texts(page, `${menu} > a`)).toEqual(links.map(({ label }) => label))
  expect(await hrefs(page, `${menu} > a`)).toEqual(links.map(({ to }) => to))
  const [plain, contact] = [page.locator(`${menu} > a`).first(), page.locator(`${menu} > a`).last()]
  expect(await contact.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(
    await plain.evaluate((link) => getComputedStyle(link).backgroundColor),
  )
})

test("the overlay: the link to all services to unfold, and the links", async ({ page }) => {
  await page.goto("/privacy-policy")
  expect(await texts(page, "dialog > nav > details > summary")).toEqual([content.navigation.servicesLabel])
  expect(await hrefs(page, "dialog > nav > details a")).toEqual([servicesPath])
  const links = await texts(page, "dialog > nav > a, dialog > div:last-child > a")
  expect(links).toEqual([...content.navigation.overlay, content.navigation.action].map(({ label }) => label))
})

test("the footer: links, payment, badges, warning, copyright", async ({ page }) => {
  await page.goto("/contact-us")
  const footer = page.getByRole("contentinfo")
  for (const { label, to } of content.navigation.footer)
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to)
  for (const { id, services } of content.groupsIn("footer"))
    expect(await hrefs(page, `footer [data-column=${id}] a`)).toEqual(services.map(service))

  const { payment } = content.site
  if (payment)
    await expect(footer.getByText(payment.label).locator("..").getByRole("listitem")).toHaveCount(payment.cards.length)
  for (const { note } of content.stores)
    await expect(footer.getByText(note)).toHaveCount(content.stores.filter((store) => store.note === note).length)
  await expect(footer).toContainText(`© ${content.site.copyrightYear}`)
  await expect(footer).toContainText(content.fraudWarning)
})
