import { expect } from "@playwright/test"
import { footerPage, forms, otherContactPage, restored } from "../../support/siteContent"
import { footerLink, idle, linkTo } from "../support"
import { watchShifts } from "../watchShifts"
import {
  answerMailWith,
  buttonOf,
  fieldOf,
  fillIn,
  formOf,
  holdMail,
  open,
  panelOf,
  reload,
  send,
  settled,
  test,
  texts,
} from "./visitor"

test("a reload while typing loses nothing but the tick, which is a consent", async ({ page }) => {
  await open(page, "/")
  await fillIn(page, "enquiry")
  await formOf(page, "enquiry")
    .getByRole("radio", { name: String(forms.enquiry.options.at(-1)) })
    .check()
  await reload(page)
  const form = formOf(page, "enquiry")
  await expect(fieldOf(page, "enquiry", "name")).toHaveValue(String(texts.enquiry.name))
  await expect(fieldOf(page, "enquiry", "deadline")).toHaveValue("2099-12-31")
  await expect(form.getByRole("radio", { name: String(forms.enquiry.options.at(-1)) })).toBeChecked()
  await expect(form.getByRole("checkbox")).not.toBeChecked()
  await form.getByRole("button", { name: forms.shared.clear }).click()
  await expect(fieldOf(page, "enquiry", "name")).toHaveValue("")
  await reload(page)
  await expect(fieldOf(page, "enquiry", "name")).toHaveValue("")
})

test("an accidental click on a link loses nothing, with Back and on another page", async ({ page }) => {
  await open(page, "/contact-us")
  await fieldOf(page, "contact", "message").fill("Half a sen")
  await linkTo(page, otherContactPage).click()
  await expect(page).toHaveURL(otherContactPage)
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Half a sen")
  await page.goBack()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Half a sen")
})

test("restored text moves nothing on the page", async ({ page }) => {
  await open(page, "/contact-us")
  await fieldOf(page, "contact", "user_name").fill("Ann")
  const moved = await watchShifts(page)
  await reload(page)
  await expect(page.getByText(restored)).toBeVisible()
  await idle(page)
  const { sum, pieces } = await moved()
  expect(sum, pieces.join("; ")).toBeLessThan(0.01)
})

test("a send that outlasts its page cannot be repeated on the next, which shows its outcome", async ({ page }) => {
  const { bodies, release } = await holdMail(page)
  await send(page, "contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await linkTo(page, otherContactPage).click()
  await expect(page).toHaveURL(otherContactPage)
  await expect(formOf(page, "contact")).toHaveAttribute("aria-busy", "true")
  release()
  await expect(panelOf(page, "contact").getByRole("status").first()).toHaveText(forms.contact.success)
  await expect(fieldOf(page, "contact", "user_name")).toHaveValue("")
  await reload(page)
  await expect(fieldOf(page, "contact", "user_name")).toHaveValue("")
  expect(bodies).toHaveLength(1)
})

test("a send that ends on a page without its form is reported by a toast, and its draft is gone", async ({ page }) => {
  const { bodies, release } = await holdMail(page)
  await send(page, "contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  await expect(formOf(page, "contact")).toHaveCount(0)
  release()
  await expect(page.locator(".Toastify").getByText(forms.contact.success)).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("text sent in one tab disappears from another that shows it", async ({ page, context }) => {
  await answerMailWith(page, 200)
  await open(page, "/contact-us")
  await fillIn(page, "contact")
  const other = await context.newPage()
  await open(other, "/contact-us")
  await expect(fieldOf(other, "contact", "user_name")).toHaveValue(String(texts.contact.user_name))
  await page.bringToFront()
  await buttonOf(page, "contact").click()
  await expect(panelOf(page, "contact").getByRole("status").first()).toHaveText(forms.contact.success)
  await expect(fieldOf(other, "contact", "user_name")).toHaveValue("")
  await expect(other.getByText(restored)).toBeHidden()
})

test("only the visitor sends a form again", async ({ page }) => {
  const bodies = await answerMailWith(page, 500)
  await send(page, "contact")
  await expect(page.getByText(forms.contact.failure)).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = "content"
  })
  await linkTo(page, otherContactPage).click()
  await expect(page).toHaveURL(otherContactPage)
  await page.goBack()
  await settled(page)
  await idle(page)
  expect(bodies).toHaveLength(1)
})
