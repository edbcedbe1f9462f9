import type { Page } from "@playwright/test"
import { expect, open, test } from "../design/room"
import { settled } from "../enquiries/visitor"

const form = (page: Page) => page.getByRole("form", { name: "Contact" })
const message = (page: Page) => form(page).getByRole("textbox", { name: /Message/ })
const plan = (page: Page) => form(page).locator('select[name="package"]')

test("the way to contact on a service's page begins the message with the service", async ({ page }) => {
  await open(page, "/services/c++-assignment")
  await page.getByRole("link", { name: "Book Our Services" }).click()
  await expect(page).toHaveURL(/\/contact-us\?service=c%2B%2B-assignment$/)
  await expect(message(page)).toHaveValue("About: C++\n\n")
})

test("each plan leads to the form with the plan chosen", async ({ page }) => {
  await open(page, "/plans")
  await page.getByRole("link", { name: "Order Now: Gold" }).click()
  await expect(page).toHaveURL(/\/contact-us\?package=Gold$/)
  await expect(plan(page)).toHaveValue("Gold")
})

for (const [query, words] of [
  ["service=harvard-citation", "About: Harvard\n\n"],
  ["service=c%2B%2B-assignment", "About: C++\n\n"],
  ["service=c++-assignment", "About: C++\n\n"],
] as const)
  test(`who comes by the address with ${query} finds the message begun`, async ({ page }) => {
    await open(page, `/contact-us?${query}&package=Platinum`)
    await settled(page)
    await expect(message(page)).toHaveValue(words)
    await expect(plan(page)).toHaveValue("Platinum")
  })

/** Arrives by an address; where a service is looked up, waits until the page has had the answer and drawn what follows. */
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
      `service=${encodeURIComponent("<img src=x onerror=alert(1)>")}&package=${encodeURIComponent("<b>Gold</b>")}`,
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
  await arrive(page, "service=law-assignment&package=Silver", "law-assignment")
  await expect(plan(page)).toHaveValue("Silver")
  await expect(message(page)).toHaveValue("Dear all")
})

test("a search of the questions can be passed on by its address, and survives a reload and Back", async ({ page }) => {
  await open(page, "/services/harvard-citation")
  const list = page.locator("#service-faqs")
  await list.getByRole("searchbox").fill("bibliography")
  await expect(list.locator("details")).toHaveCount(1)
  await expect(page).toHaveURL(/\?faq=bibliography$/)
  await page.reload()
  await expect(list.locator("details")).toHaveCount(1)
  await expect(list.getByRole("searchbox")).toHaveValue("bibliography")
  await page.getByRole("banner").getByRole("link", { name: "Plans" }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.goBack()
  await expect(list.locator("details")).toHaveCount(1)
})

test("the list of services keeps its filter in the address", async ({ page }) => {
  await open(page, "/services?find=citation")
  const main = page.getByRole("main")
  await expect(main.locator('li a[href="/services/law-assignment"]')).toHaveCount(0)
  for (const style of ["apa", "harvard", "griffith"])
    await expect(main.locator(`li a[href="/services/${style}-citation"]`)).toBeVisible()
  await expect(main.getByRole("searchbox")).toHaveValue("citation")
})
