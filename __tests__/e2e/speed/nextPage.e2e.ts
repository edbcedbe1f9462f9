import { expect, type Page } from "@playwright/test"
import { anyServicePath, countryPaths, jobPaths, plans, postPaths } from "../../support/siteContent"
import { open, test } from "../enquiries/visitor"
import { idle } from "../support"

/** The styles of each element, without margins that depend on the width of text, since fonts load at any time. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const told = [
      "display",
      "position",
      "fontSize",
      "lineHeight",
      "padding",
      "color",
      "backgroundColor",
      "borderTop",
      "gap",
    ]
    return [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => !element.closest("fieldset[data-kind]"))
      .map((element) => {
        const style = getComputedStyle(element)
        return [element.tagName, ...told.map((name) => style[name as "color"])].join(" ")
      })
  })

/** Follows a link to a path of this site as Gatsby does. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)
  await page.waitForURL((url) => url.pathname === path)
}

test("a page looks the same whether it is opened directly or by links", async ({ page }) => {
  const paths = [
    "/privacy-policy",
    "/",
    anyServicePath,
    ...postPaths,
    ...(plans ? ["/plans"] : []),
    ...countryPaths,
    "/about-us",
    ...jobPaths,
  ]
  const opened: string[][] = []
  for (const path of paths) {
    await open(page, path)
    await idle(page)
    opened.push(await looks(page))
  }
  await open(page, "/contact-us")
  for (const [index, path] of paths.entries()) {
    await follow(page, path)
    // The address changes slightly before the page.
    await expect.poll(() => looks(page), path).toEqual(opened[index])
  }
})

test("the page of a link in view is prefetched", async ({ page }) => {
  const ahead = page.waitForResponse(/src-templates-policy-tsx.*\.js/, { timeout: 15_000 })
  await open(page, "/contact-us")
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  expect((await ahead).status()).toBe(200)
})
