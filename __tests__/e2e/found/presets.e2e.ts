import type { Page } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { expect, open, test } from "../design/designFixtures"
import { settled } from "../enquiries/visitor"
import { headerLink } from "../support"

const form = (page: Page) => page.getByRole("form", { name: content.forms.contact.name })
const message = (page: Page) => form(page).locator("textarea")
const plan = (page: Page) => form(page).locator('select[name="package"]')

test("the way to contact on a service's page begins the message with the service", async ({ page }) => {
  const service = content.plusServices[0] ?? content.anyService
  await open(page, servicePath({ slug: String(service?.slug) }))
  await page.getByRole("link", { name: content.workflow.action.label }).click()
  await expect(page).toHaveURL(`/contact-us?service=${encodeURIComponent(String(service?.slug))}`)
  await expect(message(page)).toHaveValue(content.aboutService(String(service?.name)))
})

test("each plan leads to the form with the plan chosen", async ({ page }) => {
  for (const { tier } of content.plans.items) {
    await open(page, "/plans")
    await page.getByRole("link", { name: `${content.plans.action} ${tier}` }).click()
    await expect(page).toHaveURL(`/contact-us?package=${tier}`)
    await expect(plan(page)).toHaveValue(tier)
  }
})

/** A plan that a link may choose. */
const tier = String(content.plans.items[0]?.tier)

for (const [query, words] of [
  [`service=${content.anyService?.slug}`, content.aboutService(String(content.anyService?.name))],
  ...content.plusServices.flatMap(({ slug, name }) => [
    [`service=${encodeURIComponent(slug)}`, content.aboutService(name)],
    [`service=${slug}`, content.aboutService(name)],
  ]),
] as [string, string][])
  test(`who comes by the address with ${query} finds the message begun`, async ({ page }) => {
    await open(page, `/contact-us?${query}&package=${tier}`)
    await settled(page)
    await expect(message(page)).toHaveValue(words)
    await expect(plan(page)).toHaveValue(tier)
  })

/** Arrives by an address; where a service is looked up, waits until the page has had the answer and rendered what follows. */
const arrive = async (page: Page, query: string, service?: string) => {
  const data = `/page-data/services/${service}/page-data.json`
  const answered = service ? page.waitForResponse((answer) => answer.url().endsWith(data)) : undefined
  await open(page, `/contact-us?${query}`)
  await settled(page)
  await (await answered)?.finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

test("the form stays as it is, whatever else the address asks for", async ({ page }) => {
  const dialogs: string[] = []
  page.on("dialog", (dialog) => dialogs.push(dialog.message()))
  for (const [query, service] of [
    ["service=constructor&package=__proto__", "constructor"],
    [
      `service=${encodeURIComponent("<img src=x onerror=alert(1)>")}&package=${encodeURIComponent(`<b>${tier}</b>`)}`,
      undefined,
    ],
  ] as const) {
    await arrive(page, query, service)
    await expect(message(page), query).toHaveValue("")
    await expect(plan(page), query).toHaveValue("")
  }
  expect(dialogs).toEqual([])
})

test("what was typed before stays, whatever the address asks for", async ({ page }) => {
  await open(page, "/contact-us")
  await message(page).fill("Dear all")
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => String(text).includes("Dear all"))))
    .toBe(true)
  await arrive(page, `service=${content.anyService?.slug}&package=${tier}`, content.anyService?.slug)
  await expect(plan(page)).toHaveValue(tier)
  await expect(message(page)).toHaveValue("Dear all")
})

test("a search of the questions can be passed on by its address, and survives a reload and Back", async ({ page }) => {
  const question = String(content.anyService?.faqs[0]?.question)
  await open(page, content.anyServicePath)
  const list = page.locator("#service-faqs")
  await list.getByRole("searchbox").fill(question)
  await expect(list.locator("details")).toHaveCount(1)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("faq") === question)
  await page.reload()
  await expect(list.locator("details")).toHaveCount(1)
  await expect(list.getByRole("searchbox")).toHaveValue(question)
  await headerLink(page, content.headerPage).click()
  await expect(page).toHaveURL(content.headerPage)
  await page.goBack()
  await expect(list.locator("details")).toHaveCount(1)
})

test("the list of services keeps its filter in the address", async ({ page }) => {
  const summary = String(content.anyService?.summary)
  await open(page, `/services?find=${encodeURIComponent(summary)}`)
  const services = page.getByRole("main").locator('li a[href^="/services/"]')
  await expect(services).toHaveCount(1)
  await expect(services).toHaveAttribute("href", content.anyServicePath)
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(summary)
})
