import { expect } from "@playwright/test"
import { forms } from "../../support/siteContent"
import {
  answerMailWith,
  buttonOf,
  expectFailure,
  fillIn,
  formOf,
  mailAddress,
  open,
  places,
  successes,
  test,
} from "./visitor"

// states.e2e.ts has success and refusal; __tests__/forms tests all outcomes, and the reactions to them.

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
