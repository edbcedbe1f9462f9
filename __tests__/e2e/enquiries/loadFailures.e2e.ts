import { expect } from "@playwright/test"
import { forms, withoutScript } from "../../support/siteContent"
import { answerMailWith, buttonOf, fieldOf, fillIn, formOf, hold, send, test } from "./visitor"

test("a page whose scripts do not load says how else to get in touch", async ({ page }) => {
  await page.route(/\/app\..*\.js/, (route) => route.abort())
  await page.goto("/contact-us")
  const form = formOf(page, "contact")
  await expect(form.getByText(withoutScript)).toBeVisible()
  await fieldOf(page, "contact", "message").fill("Hello")
  await buttonOf(page, "contact").click()
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Hello")
  expect(new URL(page.url()).pathname).toBe("/contact-us")
})

test("a form whose script hangs says how else to get in touch until it is there, and is sent then", async ({
  page,
}) => {
  const { released, release } = hold()
  await page.route(/island-/, async (route) => {
    await released
    await route.continue()
  })
  const bodies = await answerMailWith(page, 200)
  await page.clock.install()
  await page.goto("/contact-us")
  await fillIn(page, "contact")
  await buttonOf(page, "contact").click()
  const note = formOf(page, "contact").getByText(withoutScript)
  await expect(note).toBeHidden()
  await page.clock.runFor(10_100)
  await expect(note).toBeVisible()
  release()
  await expect.poll(() => bodies.length).toBe(1)
  await expect(note).toBeHidden()
})

test("a mail client that cannot be loaded loses no enquiry", async ({ page }) => {
  await page.route(/mail-client/, (route) => route.abort())
  const bodies: unknown[] = []
  await page.route("**/api/v1.0/email/send", (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ body: "OK" })
  })
  await send(page, "enquiry")
  await expect(page.getByText(forms.enquiry.success)).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test("toasts that cannot be loaded are said all the same", async ({ page }) => {
  await page.route(/\/toasts\./, (route) => route.abort())
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 500, body: "no" }))
  await send(page, "job")
  await expect(page.getByText(forms.job.failure, { exact: true })).toBeVisible()
})
