import { expect } from "@playwright/test"
import { answerMailWith, buttonOf, fieldOf, fillIn, formOf, idle, open, send, settled, test } from "./visitor"

test("a form whose script is gone reloads once, keeps the text, then says so with a button", async ({ page }) => {
  await page.route(/form-engine/, (route) => route.fulfill({ status: 404, body: "gone" }))
  await open(page, "/contact-us")
  await fillIn(page, "Contact")
  const reloaded = page.waitForEvent("load")
  await buttonOf(page, "Contact").click()
  await reloaded
  await settled(page)
  await expect(fieldOf(formOf(page, "Contact"), "Message")).toHaveValue("Two pages,\nplease.")
  await buttonOf(page, "Contact").click()
  await expect(page.getByText(/^Loading chunk \S+ failed\.$/)).toBeVisible()
  await expect(page.getByText("Email sending failed. Please try again.")).toBeVisible()
  await page.unroute(/form-engine/)
  const again = page.waitForEvent("load")
  await page.getByRole("button", { name: "Reload" }).click()
  await again
  await settled(page)
  await answerMailWith(page, 200)
  await buttonOf(page, "Contact").click()
  await expect(page.getByText("Message sent successfully!", { exact: true }).first()).toBeVisible()
})

test("a form whose script fails while the visitor types fetches it again at the end, without a reload", async ({
  page,
}) => {
  let asked = 0
  await page.route(/form-engine/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await answerMailWith(page, 200)
  await open(page, "/contact-us")
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("form-engine"))
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await fillIn(page, "Contact")
  await failed
  await idle(page)
  await buttonOf(page, "Contact").click()
  await expect(page.getByText("Message sent successfully!", { exact: true }).first()).toBeVisible()
  expect([asked, loads]).toEqual([2, 0])
})

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
