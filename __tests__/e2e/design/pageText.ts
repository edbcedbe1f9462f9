import type { Page } from "@playwright/test"

/** The visible words of all elements that match, with single spaces. */
export const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())

export const hrefs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")))

export const service = (slug: string) => `/services/${slug}`
