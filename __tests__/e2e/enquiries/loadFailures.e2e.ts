import { expect } from "@playwright/test"
import { answerMailWith, buttonOf, fieldOf, fillIn, formOf, hold, open, send, test } from "./visitor"

test("a page whose scripts do not load says how else to get in touch", async ({ page }) => {
  await page.route(/\/app\..*\.js/, (route) => route.abort())
  await page.goto("/contact-us")
  const form = formOf(page, "Contact")
  await expect(form.getByText(/^This form needs JavaScript/)).toBeVisible()
  await fieldOf(form, "Message").fill("Hello")
  await buttonOf(page, "Contact").click()
  await expect(fieldOf(form, "Message")).toHaveValue("Hello")
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
  await fillIn(page, "Contact")
  await buttonOf(page, "Contact").click()
  const note = formOf(page, "Contact").getByText(/^This form needs JavaScript/)
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
  await send(page, "Enquiry")
  await expect(page.getByText("Form submitted successfully!")).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test("toasts that cannot be loaded are said all the same", async ({ page }) => {
  await page.route(/\/toasts\./, (route) => route.abort())
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 500, body: "no" }))
  await send(page, "Job application")
  await expect(page.getByText("There was an error sending your message.", { exact: true })).toBeVisible()
})

test("a chat whose script is gone says so", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("reloaded-for-chunk", "yes"))
  await page.route(/\/chat\./, (route) => route.abort())
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: "Open the chat helper" }).press("Enter")
  await expect(page.getByText(/^Loading chunk \S+ failed\.$/)).toBeVisible()
})
