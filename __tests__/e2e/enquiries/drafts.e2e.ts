import { expect } from "@playwright/test"
import { anyService, forms, plans } from "../../support/siteContent"
import { watchShifts } from "../watchShifts"
import {
  answerMail,
  answerMailWith,
  buttonOf,
  fieldOf,
  fillIn,
  formOf,
  hold,
  idle,
  open,
  reload,
  send,
  settled,
  test,
} from "./visitor"

/** What a form says of a draft that it has brought back, up to the date. */
const [restored = ""] = forms.shared.restored.split("{")

test("a reload in the middle of typing loses nothing but the tick, which is a consent", async ({ page }) => {
  await open(page, "/")
  await fillIn(page, "Enquiry")
  await formOf(page, "Enquiry").getByRole("radio", { name: "Others" }).check()
  await reload(page)
  const form = formOf(page, "Enquiry")
  await expect(fieldOf(form, "Name")).toHaveValue("Ann Lee")
  await expect(fieldOf(form, "Deadline")).toHaveValue("2099-12-31")
  await expect(form.getByRole("radio", { name: "Others" })).toBeChecked()
  await expect(form.getByRole("checkbox")).not.toBeChecked()
  await form.getByRole("button", { name: "Clear the form" }).click()
  await expect(fieldOf(form, "Name")).toHaveValue("")
  await reload(page)
  await expect(fieldOf(form, "Name")).toHaveValue("")
})

test("a wrong click on a link loses nothing, with Back and on another page", async ({ page }) => {
  await open(page, "/contact-us")
  await fieldOf(formOf(page, "Contact"), "Message").fill("Half a sen")
  await page.getByRole("banner").getByRole("link", { name: "Plans", exact: true }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await expect(fieldOf(formOf(page, "Contact"), "Message")).toHaveValue("Half a sen")
  await page.goBack()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(fieldOf(formOf(page, "Contact"), "Message")).toHaveValue("Half a sen")
})

test("a closed tab loses nothing", async ({ page, context }) => {
  await open(page, "/contact-us")
  await fieldOf(formOf(page, "Contact"), "Name").fill("Ann")
  await page.close()
  const again = await context.newPage()
  await open(again, "/contact-us")
  await expect(fieldOf(formOf(again, "Contact"), "Name")).toHaveValue("Ann")
})

test("what comes back moves nothing on the page", async ({ page }) => {
  await open(page, "/contact-us")
  await fieldOf(formOf(page, "Contact"), "Name").fill("Ann")
  const moved = await watchShifts(page)
  await reload(page)
  await expect(page.getByText(restored)).toBeVisible()
  await idle(page)
  const { sum, pieces } = await moved()
  expect(sum, pieces.join("; ")).toBeLessThan(0.01)
})

test("once sent, nothing is kept", async ({ page }) => {
  await answerMailWith(page, 200)
  await send(page, "Contact")
  await expect(page.getByText("Message sent successfully!", { exact: true }).first()).toBeVisible()
  await reload(page)
  await expect(fieldOf(formOf(page, "Contact"), "Name")).toHaveValue("")
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ann")
})

test("a send that outlasts its page is not offered again on the next, and its end is told there", async ({ page }) => {
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  await send(page, "Contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await page.getByRole("banner").getByRole("link", { name: "Plans", exact: true }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await expect(formOf(page, "Contact")).toHaveAttribute("aria-busy", "true")
  release()
  await expect(formOf(page, "Contact").getByRole("status")).toHaveText("Message sent successfully!")
  await expect(fieldOf(formOf(page, "Contact"), "Name")).toHaveValue("")
  await reload(page)
  await expect(fieldOf(formOf(page, "Contact"), "Name")).toHaveValue("")
  expect(bodies).toHaveLength(1)
})

test("a send that ends on a page without its form is told as a toast, and its draft is gone", async ({ page }) => {
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  await send(page, "Contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await page.getByRole("contentinfo").getByRole("link", { name: "Term of use" }).click()
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await expect(formOf(page, "Contact")).toHaveCount(0)
  release()
  await expect(page.locator(".Toastify").getByText("Message sent successfully!")).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("what is sent in one tab is gone from another that shows it", async ({ page, context }) => {
  await answerMailWith(page, 200)
  await open(page, "/contact-us")
  await fillIn(page, "Contact")
  const other = await context.newPage()
  await open(other, "/contact-us")
  await expect(fieldOf(formOf(other, "Contact"), "Name")).toHaveValue("Ann Lee")
  await page.bringToFront()
  await buttonOf(page, "Contact").click()
  await expect(formOf(page, "Contact").getByRole("status")).toHaveText("Message sent successfully!")
  await expect(fieldOf(formOf(other, "Contact"), "Name")).toHaveValue("")
  await expect(other.getByText(restored)).toBeHidden()
})

test("nothing but the visitor sends a form again", async ({ page }) => {
  const bodies = await answerMailWith(page, 500)
  await send(page, "Contact")
  await expect(page.getByText("Email sending failed. Please try again.")).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = "content"
  })
  await page.getByRole("banner").getByRole("link", { name: "Plans", exact: true }).click()
  await expect(page).toHaveURL(/\/plans$/)
  await page.goBack()
  await settled(page)
  await idle(page)
  expect(bodies).toHaveLength(1)
})

test("the forms work where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError")
        },
      })
  })
  const bodies = await answerMailWith(page, 200)
  await send(page, "Contact")
  await expect(page.getByText("Message sent successfully!", { exact: true }).first()).toBeVisible()
  expect(bodies[0]).toMatchObject({ lib_version: "4.4.1", template_params: { user_name: "Ann Lee" } })
})

test("a link chooses a plan and begins the message", async ({ page }) => {
  const tier = String(plans.items[0]?.tier)
  await open(page, `/contact-us?package=${tier}&service=${anyService?.slug}`)
  await expect(formOf(page, "Contact").getByLabel("Plan (optional)")).toHaveValue(tier)
  await expect(fieldOf(formOf(page, "Contact"), "Message")).toHaveValue(`About: ${anyService?.name}\n\n`)
})
