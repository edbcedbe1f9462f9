import { expect, test } from "@playwright/test"
import { anyService, site } from "../../support/siteContent"
import { EditingPage } from "./EditingPage"

test.describe.configure({ timeout: 120_000 })

test("the form of a page shows its search result as it is typed, with what is wrong with it", async ({ page }) => {
  const slug = anyService?.slug
  const editing = await EditingPage.open(page, process.cwd(), true)
  await editing.show(`services/${slug}.json`)
  const result = editing.field("seo")
  await expect(result.getByText(`› services › ${slug}`)).toHaveCount(2)

  await editing.input("seo.title").fill("{brand} essays")
  await expect(result.getByText(`${site.brand} essays`, { exact: true })).toHaveCount(2)
  await editing.input("seo.title").fill("W".repeat(50))
  await expect(result.getByText("the title is cut")).toHaveCount(2)
  await editing.input("seo.description").fill("")
  await expect(result.getByText("There is no description").first()).toBeVisible()
  editing.close()
})
