import { expect } from "@playwright/test"
import { forms, withoutScript } from "../../support/siteContent"
import {
  answerMailWith,
  buttonOf,
  expectFailure,
  fillIn,
  formOf,
  hold,
  open,
  places,
  send,
  successes,
  test,
} from "./visitor"

// states.e2e.ts has success and refusal; __tests__/forms tests all outcomes, the reactions to them, and files that are missing.

test("a form whose script hangs says how else to get in touch until it loads, and is then sent", async ({ page }) => {
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

test("a form is sent without the mail client if that never loads", async ({ page }) => {
  await page.clock.install()
  await page.route(/mail-client/, () => undefined)
  const bodies = await answerMailWith(page, 200)
  await send(page, "contact")
  await expect(page.getByRole("button", { name: forms.contact.sending })).toBeDisabled()
  await page.clock.runFor(5_100)
  await expect(page.getByText(forms.contact.success, { exact: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test("offline, then sent once with one click", async ({ page, context }) => {
  const client = page.waitForResponse(/mail-client/)
  await open(page, places.contact)
  await fillIn(page, "contact")
  await client
  await context.setOffline(true)
  await buttonOf(page, "contact").click()
  await expectFailure(page, "contact")
  const form = formOf(page, "contact")
  await expect(form.getByText(forms.shared.offline)).toBeVisible()
  await context.setOffline(false)
  const bodies = await answerMailWith(page, 200)
  await form.getByRole("button", { name: forms.shared.retry }).dblclick()
  await expect(page.getByText(successes.contact, { exact: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(1)
})
