import { anyCountryPath, footerPage } from "../../support/siteContent"
import { expect, hydrated, test } from "../design/designFixtures"
import { headOf } from "../headOf"
import { footerLink, headingAt } from "../support"
import { builtPages } from "./BuiltSite"

/** The page that the footer leads to. */
const next = builtPages.find(({ path }) => path === footerPage)

test("a change of page brings the head of the page, and nothing of the one before", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  const wanted = await headOf(page, next?.html)
  await expect.poll(() => headOf(page)).toEqual(wanted)
})

test("Back brings the head of the page that the visitor came to first", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  const first = await headOf(page)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(first)
})

test("a page whose head cannot be written has its title, and all else", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await page.route("**/static/js/head.*", (route) => route.abort())
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a page has its title before what writes the rest of its head has come", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await page.route("**/static/js/head.*", () => undefined)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
})
