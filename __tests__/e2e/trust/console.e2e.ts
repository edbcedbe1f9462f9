import { expect } from "@playwright/test"
import { chat, footerPage, forms, labels, openJob } from "../../support/siteContent"
import { answerMailWith, send, test } from "../enquiries/visitor"
import { footerLink } from "../support"
import { watchComplaints } from "../watchComplaints"

test("a visit with forms, toasts, chat and navigation leaves the console empty", async ({ page }) => {
  const complaints = watchComplaints(page)
  await answerMailWith(page, 200)
  // The form whose outcome is a toast, if there is an open job.
  const form = openJob ? "job" : "enquiry"
  await send(page, form)
  await expect(page.getByText(forms[form].success)).toBeVisible()
  await page.keyboard.press("Escape")
  if (chat) {
    await page.getByRole("button", { name: labels.chat.open }).click()
    await expect(page.getByText(chat.welcome)).toBeVisible()
  }
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(footerPage)
  await send(page, "contact")
  await expect(page.getByText(forms.contact.success, { exact: true }).first()).toBeVisible()
  expect(complaints(true)).toEqual([])
})
