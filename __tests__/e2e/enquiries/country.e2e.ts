import { expect } from "@playwright/test"
import { greetingFor } from "../../../src/visitor/greetingFor"
import { anyCountryPath, countries, domains, greetings, labels } from "../../support/siteContent"
import { formOf, geoAddress, hold, open, test } from "./visitor"

test("one look-up a visit, shared by all, and again in a new visit", async ({ page, browser, baseURL }) => {
  let asked = 0
  await page.route(geoAddress, (route) => {
    asked += 1
    return route.fulfill({ json: { country: "Canada" } })
  })
  await page.goto("/")
  await expect(page.getByText(greetingFor("Canada", false, greetings))).toBeVisible()
  await page.reload()
  await expect(page.getByText(greetingFor("Canada", false, greetings))).toBeVisible()
  await page.goto("/plans")
  await page.goto(anyCountryPath)
  await expect(page.getByText(greetingFor("Canada", false, greetings))).toBeVisible()
  expect(asked).toBe(1)
  const visit = await browser.newContext({ baseURL })
  const other = await visit.newPage()
  await other.route(geoAddress, (route) => route.fulfill({ json: { country: "Norway" } }))
  await other.goto("/")
  await expect(other.getByText(greetingFor("Norway", false, greetings))).toBeVisible()
  await visit.close()
})

test("after an error the greeting is neutral, one line is logged, and nothing is asked again", async ({ page }) => {
  let asked = 0
  const lines: string[] = []
  page.on("console", (message) => message.text().includes("Unable to fetch location.") && lines.push(message.text()))
  await page.route(geoAddress, (route) => {
    asked += 1
    return route.fulfill({ status: 500, body: "no" })
  })
  await page.goto("/")
  await expect.poll(() => lines.length).toBe(1)
  await page.reload({ waitUntil: "networkidle" })
  await expect(page.getByText(greetings.neutral)).toBeVisible()
  expect(asked).toBe(1)
  expect(lines).toHaveLength(1)
})

test("a look-up that stays out is given ten seconds; then the greeting is neutral, and nothing has moved", async ({
  page,
}) => {
  await page.route(geoAddress, () => undefined)
  const asked = page.waitForRequest(geoAddress)
  await page.clock.install()
  await page.goto("/")
  await page.clock.runFor(4000)
  await asked
  const placeOf = () => page.getByRole("heading", { level: 1 }).boundingBox()
  await expect(page.getByText(greetings.unknown)).toBeVisible()
  const before = await placeOf()
  await page.clock.runFor(10_000)
  await expect(page.getByText(greetings.neutral)).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

for (const { visitors, lead } of countries.flatMap(({ restricted }) => restricted ?? []))
  test(`a visitor from ${visitors} reads so at a service's form on a narrow phone, and nothing moves`, async ({
    page,
  }) => {
    const { released, release } = hold()
    await page.route(geoAddress, async (route) => {
      await released
      await route.fulfill({ json: { country: visitors } })
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, `/services/${domains.services[0]}`)
    const line = formOf(page, "enquiry").locator("xpath=following-sibling::p")
    await expect(line.getByRole("link")).toHaveAttribute("href", "/academic-integrity")
    await expect(line).toContainText(labels.restricted.lead)
    const before = await line.boundingBox()
    release()
    await expect(line).toContainText(lead)
    expect(await line.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
