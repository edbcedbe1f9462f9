import { expect } from "@playwright/test"
import { countries, domains, greetings, labels } from "../../support/siteContent"
import {
  answerMailWith,
  buttonOf,
  expectSuccess,
  fillIn,
  formOf,
  geoAddress,
  hold,
  open,
  settled,
  test,
} from "./visitor"

// __tests__/visitor tests the countries with greetings, and how often the country is looked up.

test("a look-up without an answer gets ten seconds, in which a form is sent; then the greeting is neutral, and nothing has moved", async ({
  page,
}) => {
  await page.route(geoAddress, () => undefined)
  await answerMailWith(page, 200)
  const asked = page.waitForRequest(geoAddress)
  await page.clock.install()
  await page.goto("/")
  await page.clock.runFor(4000)
  await asked
  const placeOf = () => page.getByRole("heading", { level: 1 }).boundingBox()
  await settled(page)
  await fillIn(page, "enquiry")
  await buttonOf(page, "enquiry").click()
  await expectSuccess(page, "enquiry")
  await expect(page.getByText(greetings.unknown)).toBeVisible()
  const before = await placeOf()
  await page.clock.runFor(10_000)
  await expect(page.getByText(greetings.neutral)).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

const restrictions = countries.flatMap(({ restricted }) => restricted ?? [])
/** Two pages may be for visitors from one country, such as a country and a part of it; the first one's text shows. */
const isFirst = ({ visitors }: { visitors: string }, place: number) =>
  restrictions.findIndex((one) => one.visitors === visitors) === place

/** The longest text needs most room; `npm run test:all` asks the others. */
const byLength = restrictions.filter(isFirst).toSorted((a, b) => b.lead.length - a.lead.length)

for (const [place, { visitors, lead }] of byLength.entries())
  test(`a visitor from ${visitors} sees the country's line at a service's form on a narrow phone, and nothing moves`, {
    tag: place === 0 ? [] : ["@further"],
  }, async ({ page }) => {
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
