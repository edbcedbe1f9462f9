import { anyServicePath, countryPaths, footerPage } from "../../support/siteContent"
import { expect, hydrated, test } from "../design/designFixtures"
import { hold } from "../enquiries/visitor"
import { headOf } from "../headOf"
import { footerLink } from "../support"
import { builtPages } from "./BuiltSite"

/** A page with much in its head: that of a country names those of the others. */
const [start = anyServicePath] = countryPaths

/** The page that the footer links to. */
const next = builtPages.find(({ path }) => path === footerPage)

test("a change of page sets the page's title at once and then its head, with nothing left of the previous one; Back restores that", async ({
  page,
}) => {
  const { released, release } = hold()
  await page.route("**/static/js/head.*", async (route) => {
    await released
    await route.continue()
  })
  await page.goto(start)
  await hydrated(page)
  const first = await headOf(page)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveTitle(String(next?.page.texts("title")[0]))
  release()
  await expect(page).toHaveURL(footerPage)
  const wanted = await headOf(page, next?.html)
  await expect.poll(() => headOf(page)).toEqual(wanted)
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(first)
})
