import { anyCountryPath } from "../../support/siteContent"
import { expect, hydrated, test } from "../design/designFixtures"
import { headOf } from "../headOf"
import { builtPages } from "./BuiltSite"

test("a change of page brings the head of the page, and nothing of the one before", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveURL(/academic-integrity$/)
  const raw = builtPages.find(({ path }) => path === "/academic-integrity")?.html
  const wanted = await headOf(page, raw)
  await expect.poll(() => headOf(page)).toEqual(wanted)
})

test("Back brings the head of the page that the visitor came to first", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  const first = await headOf(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(first)
})

test("a page whose head cannot be written has its title, and all else", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await page.route("**/static/js/head.*", (route) => route.abort())
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/integrity/i)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a page has its title before what writes the rest of its head has come", async ({ page }) => {
  await page.goto(anyCountryPath)
  await hydrated(page)
  await page.route("**/static/js/head.*", () => undefined)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
})
