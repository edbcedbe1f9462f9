import { expect } from "@playwright/test"
import { forms } from "../../support/siteContent"
import {
  answerMail,
  answerMailWith,
  buttonOf,
  expectFailure,
  fieldOf,
  fillIn,
  formOf,
  holdMail,
  mailAddress,
  open,
  places,
  send,
  successes,
  test,
} from "./visitor"

// All forms are sent the same way, so each outcome is tested with one of them. __tests__/forms tests the reactions.

test("the connection is dropped", async ({ page }) => {
  await answerMail(page, (route) => route.abort("connectionreset"))
  await send(page, "subscribe")
  await expectFailure(page, "subscribe")
})

test("an answer never comes", async ({ page }) => {
  await page.clock.install()
  const bodies = await answerMail(page, () => undefined)
  await send(page, "enquiry")
  await expect.poll(() => bodies).toHaveLength(1)
  await expect(formOf(page, "enquiry")).toHaveAttribute("aria-busy", "true")
  await page.clock.runFor(15_100)
  await expectFailure(page, "enquiry")
})

test("offline, then sent once with one click", async ({ page, context }) => {
  const bodies = await answerMailWith(page, 200)
  await open(page, places.contact)
  await fillIn(page, "contact")
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => entry.name)
          .join(),
      ),
    )
    .toMatch(/mail-client/)
  await page.unroute(mailAddress)
  await context.setOffline(true)
  await buttonOf(page, "contact").click()
  await expectFailure(page, "contact")
  const form = formOf(page, "contact")
  await expect(form.getByText(forms.shared.offline)).toBeVisible()
  await expect(form.getByRole("button", { name: forms.shared.retry })).toBeDisabled()
  await context.setOffline(false)
  const later = await answerMailWith(page, 200)
  await form.getByRole("button", { name: forms.shared.retry }).dblclick()
  await expect(page.getByText(successes.contact, { exact: true }).first()).toBeVisible()
  expect(bodies.length + later.length).toBe(1)
})

test("a second click while it is being sent sends nothing", async ({ page }) => {
  const { bodies, release } = await holdMail(page)
  await open(page, places.enquiry)
  await fillIn(page, "enquiry")
  await buttonOf(page, "enquiry").dblclick()
  await page.keyboard.press("Enter")
  await fieldOf(page, "enquiry", "name").press("Enter")
  await expect.poll(() => bodies).toHaveLength(1)
  release()
  await expect(page.getByText(successes.enquiry, { exact: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(1)
})
