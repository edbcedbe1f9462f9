import { anyServicePath, countryPaths, footerPage } from "../../support/siteContent"
import { expect, hydrated, test } from "../design/designFixtures"
import { headOf } from "../headOf"
import { footerLink, headingAt } from "../support"
import { builtPages } from "./BuiltSite"

/** A page with much in its head: that of a country names those of the others. */
const [start = anyServicePath] = countryPaths

/** The page that the footer links to. */
const next = builtPages.find(({ path }) => path === footerPage)

test("a change of page sets the page's head, with nothing left of the previous one; Back restores that", async ({
  page,
}) => {
  await page.goto(start)
  await hydrated(page)
  const first = await headOf(page)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  const wanted = await headOf(page, next?.html)
  await expect.poll(() => headOf(page)).toEqual(wanted)
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(first)
})

test("a page whose head cannot be written has its title, and everything else", async ({ page }) => {
  await page.goto(start)
  await hydrated(page)
  await page.route("**/static/js/head.*", (route) => route.abort())
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingAt(footerPage))
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a page has its title before the code for the rest of its head is loaded", async ({ page }) => {
  await page.goto(start)
  await hydrated(page)
  await page.route("**/static/js/head.*", () => undefined)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
})
