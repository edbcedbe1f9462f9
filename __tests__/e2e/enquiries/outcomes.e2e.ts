import { expect, type Page } from "@playwright/test"
import type { FormName } from "../../../src/forms/formTables"
import { forms } from "../../support/siteContent"
import {
  answerMail,
  answerMailWith,
  buttonOf,
  fieldOf,
  fillIn,
  formNames,
  formOf,
  hold,
  open,
  places,
  send,
  successes,
  test,
} from "./visitor"

const expectFailure = async (page: Page, name: FormName) => {
  await expect(page.getByText(forms[name].failure, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
  const form = formOf(page, name)
  await expect(form.getByRole("link", { name: forms.shared.byEmail })).toHaveAttribute("href", /ann%40uni\.ac\.uk/)
  await expect(form.getByRole("link", { name: forms.shared.byWhatsApp })).toHaveAttribute("href", /phone=\d+&text=.+/)
  await expect(fieldOf(page, name, name === "enquiry" ? "email" : "user_email")).toHaveValue("ann@uni.ac.uk")
}

for (const name of formNames) {
  test(`${name}: sent`, async ({ page }) => {
    const bodies = await answerMailWith(page, 200)
    await send(page, name)
    await expect(page.getByText(successes[name], { exact: true }).first()).toBeVisible()
    expect(bodies).toHaveLength(1)
    expect(Object.keys(bodies[0] ?? {}).sort()).toEqual([
      "lib_version",
      "service_id",
      "template_id",
      "template_params",
      "user_id",
    ])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test(`${name}: refused, whatever the status`, async ({ page }) => {
    let status = 0
    await answerMail(page, (route) => route.fulfill({ status, body: String(status) }))
    await open(page, places[name])
    await fillIn(page, name)
    for (status of [403, 413, 429, 451, 500]) {
      const answered = page.waitForResponse((response) => response.status() === status)
      await buttonOf(page, name).click()
      await answered
      await expectFailure(page, name)
      await expect(buttonOf(page, name)).toBeFocused()
    }
    status = 200
    await buttonOf(page, name).click()
    await expect(page.getByText(successes[name], { exact: true }).first()).toBeVisible()
  })
}

// All forms send by the same way, so each further outcome is shown with one of them.

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
  await page.unroute("**/api/v1.0/email/send")
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
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
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

test("an answer that comes too late is told all the same", async ({ page }) => {
  await page.clock.install()
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  await send(page, "contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await page.clock.runFor(15_100)
  await expectFailure(page, "contact")
  release()
  await expect(page.getByText(successes.contact, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(forms.contact.failure)).toBeHidden()
  await expect(formOf(page, "contact").locator("[aria-invalid]")).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

for (const [host, answer] of Object.entries({
  "refuses the method": { status: 405, body: "Method Not Allowed" },
  "knows no such address": { status: 404, contentType: "text/html", body: "<!doctype html><p>Not found" },
  "answers everything with a page": { status: 200, contentType: "text/html", body: "<!doctype html><p>Welcome" },
}))
  test(`a host without the built-in endpoint that ${host} ends in the failure with its way out`, async ({ page }) => {
    await answerMail(page, (route) => route.fulfill(answer))
    await send(page, "enquiry")
    await expectFailure(page, "enquiry")
  })
