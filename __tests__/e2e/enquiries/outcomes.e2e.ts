import { expect, type Page } from "@playwright/test"
import {
  answerMail,
  answerMailWith,
  buttonOf,
  type FormName,
  fieldOf,
  fillIn,
  formOf,
  hold,
  open,
  places,
  send,
  test,
  texts,
} from "./visitor"

const failures: Readonly<Record<FormName, string>> = {
  Enquiry: "Failed to send email. Please try again.",
  Contact: "Email sending failed. Please try again.",
  "Job application": "There was an error sending your message.",
  Subscribe: "Email sending failed. Please try again.",
}

const successes: Readonly<Record<FormName, string>> = {
  Enquiry: "Form submitted successfully!",
  Contact: "Message sent successfully!",
  "Job application": "Submitted successfully!",
  Subscribe: "Message sent successfully!",
}

const names = Object.keys(places) as FormName[]

const expectFailure = async (page: Page, name: FormName) => {
  await expect(page.getByText(failures[name], { exact: true }).first()).toBeVisible({ timeout: 10_000 })
  const form = formOf(page, name)
  await expect(form.getByRole("link", { name: "Write an e-mail" })).toHaveAttribute("href", /ann%40uni\.ac\.uk/)
  await expect(form.getByRole("link", { name: "Message us on WhatsApp" })).toHaveAttribute("href", /phone=\d+&text=.+/)
  const label = name === "Subscribe" ? "Your email" : "Email"
  await expect(form.getByLabel(label, { exact: true })).toHaveValue("ann@uni.ac.uk")
}

for (const name of names) {
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
  await send(page, "Subscribe")
  await expectFailure(page, "Subscribe")
})

test("an answer never comes", async ({ page }) => {
  await page.clock.install()
  const bodies = await answerMail(page, () => undefined)
  await send(page, "Enquiry")
  await expect.poll(() => bodies).toHaveLength(1)
  await expect(formOf(page, "Enquiry")).toHaveAttribute("aria-busy", "true")
  await page.clock.runFor(15_100)
  await expectFailure(page, "Enquiry")
})

test("offline, then sent once with one click", async ({ page, context }) => {
  const bodies = await answerMailWith(page, 200)
  await open(page, places.Contact)
  await fillIn(page, "Contact")
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
  await buttonOf(page, "Contact").click()
  await expectFailure(page, "Contact")
  const form = formOf(page, "Contact")
  await expect(form.getByText(/^You’re offline/)).toBeVisible()
  await expect(form.getByRole("button", { name: "Send again" })).toBeDisabled()
  await context.setOffline(false)
  const later = await answerMailWith(page, 200)
  await form.getByRole("button", { name: "Send again" }).dblclick()
  await expect(page.getByText(successes.Contact, { exact: true }).first()).toBeVisible()
  expect(bodies.length + later.length).toBe(1)
})

test("a second click while it is being sent sends nothing", async ({ page }) => {
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  await open(page, places.Enquiry)
  await fillIn(page, "Enquiry")
  await buttonOf(page, "Enquiry").dblclick()
  await page.keyboard.press("Enter")
  const [first] = Object.keys(texts.Enquiry)
  await fieldOf(formOf(page, "Enquiry"), first ?? "").press("Enter")
  await expect.poll(() => bodies).toHaveLength(1)
  release()
  await expect(page.getByText(successes.Enquiry, { exact: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(1)
})

test("an answer that comes too late is told all the same", async ({ page }) => {
  await page.clock.install()
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  await send(page, "Contact")
  await expect.poll(() => bodies).toHaveLength(1)
  await page.clock.runFor(15_100)
  await expectFailure(page, "Contact")
  release()
  await expect(page.getByText(successes.Contact, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(failures.Contact)).toBeHidden()
  await expect(formOf(page, "Contact").locator("[aria-invalid]")).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

for (const [host, answer] of Object.entries({
  "refuses the method": { status: 405, body: "Method Not Allowed" },
  "knows no such address": { status: 404, contentType: "text/html", body: "<!doctype html><p>Not found" },
  "answers everything with a page": { status: 200, contentType: "text/html", body: "<!doctype html><p>Welcome" },
}))
  test(`a host without the built-in endpoint that ${host} ends in the failure with its way out`, async ({ page }) => {
    await answerMail(page, (route) => route.fulfill(answer))
    await send(page, "Enquiry")
    await expectFailure(page, "Enquiry")
  })
