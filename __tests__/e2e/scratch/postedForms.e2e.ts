import { writeFileSync } from "node:fs"
import path from "node:path"
import { test as base, expect } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { FormReceiver } from "../../support/FormReceiver"
import { forms } from "../../support/siteContent"
import { typedTexts } from "../../support/typedTexts"
import { Server } from "../enquiries/Server"
import { expectSuccess, settled } from "../enquiries/visitor"
import { complaintsOf } from "../hosting/complaintsOf"
import { buildCopy } from "./runInCopy"

/** A copy of the site that is built for a service that takes the POST of a form, and that service. */
interface Posting {
  readonly receiver: FormReceiver
  readonly origin: string
}

/** The page that a form asks to end on, at the address where the copy is served. */
const nextAt = (origin: string, fields: readonly (readonly [string, string])[]) =>
  origin + new URL(Object.fromEntries(fields)._next ?? "").pathname

const test = base.extend<object, { posting: Posting }>({
  posting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = makeScratchSite()
      const receiver = new FormReceiver()
      await receiver.start()
      const settings = {
        GATSBY_FORMS: "service",
        GATSBY_FORMS_URL: `${receiver.origin}/f/1`,
        GATSBY_FORMS_NEXT: "_next",
      }
      const server = new Server(60, false, "", settings, path.join(site.folder, "public"))
      try {
        shrinkPictures(site.folder)
        const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
        writeFileSync(path.join(site.folder, ".env.production"), lines.join(""))
        const { code, output } = await buildCopy(site.folder)
        expect(code, output).toBe(0)
        await server.start()
        const origin = new URL(server.mail).origin
        receiver.reply = (fields, asksJson) =>
          asksJson ? { status: 200, body: '{"ok":true}' } : { status: 302, location: nextAt(origin, fields) }
        await use({ receiver, origin })
      } finally {
        await server.end()
        receiver.stop()
        site.dispose()
      }
    },
    { scope: "worker", timeout: 600_000 },
  ],
})

const { contact, nextSteps } = forms
const typed = typedTexts("contact")

test.beforeEach(({ posting }) => {
  posting.receiver.taken.length = 0
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a form is sent, and ends on the page that says what happens next", async ({ page, posting }) => {
    await page.goto(`${posting.origin}/contact-us`)
    const form = page.locator("form[data-draft=contact]")
    for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
    await form.getByRole("button", { name: contact.submit }).click()
    await expect(page).toHaveURL(`${posting.origin}/sent/contact`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.success)
    await expect(page.getByRole("heading", { name: nextSteps.heading })).toBeVisible()
    await expect(page.locator("main ol li")).toHaveCount(nextSteps.contact.steps.length)
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex")
    expect(Object.fromEntries(posting.receiver.taken[0]?.fields ?? [])).toMatchObject({ ...typed, form: "contact" })
  })

  test("a form that lacks something stays, and the browser says what", async ({ page, posting }) => {
    await page.goto(`${posting.origin}/contact-us`)
    const form = page.locator("form[data-draft=contact]")
    await form.getByRole("button", { name: contact.submit }).click()
    await expect(page).toHaveURL(`${posting.origin}/contact-us`)
    expect(posting.receiver.taken).toEqual([])
  })
})

test("with scripts the same form goes to the same address, and stays on its page", async ({ page, posting }) => {
  const complaints = await complaintsOf(page)
  await page.goto(`${posting.origin}/contact-us`)
  await settled(page)
  const form = page.locator("form[data-draft=contact]")
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
  await form.getByRole("button", { name: contact.submit }).click()
  await expectSuccess(page, "contact")
  const fields = posting.receiver.taken[0]?.fields ?? []
  expect(fields.slice(0, Object.keys(typed).length).map(([name]) => name)).toEqual(
    expect.arrayContaining(["user_name", "user_email"]),
  )
  expect(Object.fromEntries(fields)).toMatchObject({ ...typed, email: typed.user_email, form: "contact" })
  expect(Object.fromEntries(fields)).not.toHaveProperty("_next")
  expect(complaints()).toEqual([])
})
