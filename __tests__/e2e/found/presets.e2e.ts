import { expect, type Page } from "@playwright/test"
import { contactPath } from "../../../src/site/contactPath"
import { servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { open, reload, test } from "../enquiries/visitor"
import { headerLink, linkTo } from "../support"

const form = (page: Page) => page.getByRole("form", { name: content.forms.contact.name })
const message = (page: Page) => form(page).locator("textarea")
const plan = (page: Page) => form(page).locator('select[name="package"]')

test("the contact link on a service page begins the message with the service", async ({ page }) => {
  const service = content.plusServices[0] ?? content.anyService
  await open(page, servicePath({ slug: String(service?.slug) }))
  await page.getByRole("link", { name: content.workflow.action.label }).click()
  await expect(page).toHaveURL(`/contact-us?service=${encodeURIComponent(String(service?.slug))}`)
  await expect(message(page)).toHaveValue(content.aboutService(String(service?.name)))
})

test("a plan's link opens the form with the plan chosen", async ({ page }) => {
  test.skip(!content.plans, "there is no data/sections/plans.json: the site has no plans")
  const tier = String(content.plans?.items.at(-1)?.tier)
  await open(page, "/plans")
  await linkTo(page.getByRole("main"), contactPath({ package: tier })).click()
  await expect(page).toHaveURL(contactPath({ package: tier }))
  await expect(plan(page)).toHaveValue(tier)
})

test("a search of the questions can be shared by its address, and survives a reload and Back", async ({ page }) => {
  const question = String(content.anyService?.faqs[0]?.question)
  await open(page, content.anyServicePath)
  const list = page.locator("#service-faqs")
  await list.getByRole("searchbox").fill(question)
  await expect(list.locator("details")).toHaveCount(1)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("faq") === question)
  await reload(page)
  await expect(list.locator("details")).toHaveCount(1)
  await expect(list.getByRole("searchbox")).toHaveValue(question)
  await headerLink(page, content.headerPage).click()
  await expect(page).toHaveURL(content.headerPage)
  await page.goBack()
  await expect(list.locator("details")).toHaveCount(1)
})
