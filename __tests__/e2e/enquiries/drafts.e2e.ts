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

// EnquiryForm.test.tsx tests what a reload brings back, and that it can be cleared.

test("an accidental click on a link loses nothing, nor does a reload, which moves nothing on the page", async ({
  page,
}) => {
  await open(page, "/contact-us")
  await fieldOf(page, "contact", "message").fill("Half a sen")
  await linkTo(page, otherContactPage).click()
  await expect(page).toHaveURL(otherContactPage)
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Half a sen")
  await page.goBack()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Half a sen")
  const moved = await watchShifts(page)
  await reload(page)
  await expect(page.getByText(restored)).toBeVisible()
  await expect(fieldOf(page, "contact", "message")).toHaveValue("Half a sen")
  await idle(page)
  const { sum, pieces } = await moved()
  expect(sum, pieces.join("; ")).toBeLessThan(0.01)
})

test("a send that outlasts its page cannot be repeated on the next, which shows its outcome; without the form a toast does", async ({
  page,
}) => {
  const first = await holdMail(page)
  await send(page, "contact")
  await expect.poll(() => first.bodies).toHaveLength(1)
  const left = await formOf(page, "contact").elementHandle()
  await linkTo(page, otherContactPage).click()
  await expect(page).toHaveURL(otherContactPage)
  // The address changes before the page does.
  await expect.poll(() => left?.evaluate((form) => form.isConnected)).toBe(false)
  await expect(formOf(page, "contact")).toHaveAttribute("aria-busy", "true")
  first.release()
  await expect(panelOf(page, "contact").getByRole("status").first()).toHaveText(forms.contact.success)
  await expect(fieldOf(page, "contact", "user_name")).toHaveValue("")

  const second = await holdMail(page)
  await fillIn(page, "contact")
  await buttonOf(page, "contact").click()
  await expect.poll(() => second.bodies).toHaveLength(1)
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  await expect(formOf(page, "contact")).toHaveCount(0)
  second.release()
  await expect(page.locator(".Toastify").getByText(forms.contact.success)).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(first.bodies).toHaveLength(1)
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
