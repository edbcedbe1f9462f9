import { test as base, expect, type Page, type Route } from "@playwright/test"
import type { FormName, MessageName } from "../../../src/forms/formTables"
import { mailPath } from "../../../src/hosting/endpointPaths"
import { jobPath } from "../../../src/site/entryPaths"
import { escapeRegExp } from "../../../src/site/escapeRegExp"
import { forms, openJob } from "../../support/siteContent"
import { typedTexts } from "../../support/typedTexts"
import { builtWith } from "../builtWith"

/** The address that the mail client posts to. */
export const mailAddress = `**${mailPath}`

/** The country look-up, whose address may be on this site. */
export const geoAddress = new RegExp(`${escapeRegExp(builtWith.geoAddress)}$`)

/** A test in which no request leaves the machine; visitors are in Ireland. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(geoAddress, (route) => route.fulfill({ json: { country: "Ireland" } }))
    // Tests fill in forms faster than people, who are not suspect.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 10_000
    })
    await use(page)
    // What a page still asks for when its test ends is of no interest.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" })
  },
})

/**
 * Opens a page and waits until React has hydrated it, since a test is faster than a person. A test of an open job's
 * page is skipped if the site has none.
 */
export const open = async (page: Page, path: string | undefined) => {
  base.skip(path === undefined, "data/jobs has no job whose last day to apply has not passed: no page has its form.")
  await page.goto(String(path))
  await settled(page)
}

/** Reloads the page and waits in the same way. */
export const reload = async (page: Page) => {
  await page.reload()
  await settled(page)
}

/** Waits until React has hydrated the page, including the islands that would wait until they are in view. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    if (!window.isHydrated) return false
    document.body.dispatchEvent(new FocusEvent("focusin"))
    return document.querySelector("[data-dehydrated]") === null
  })

/** A promise that a test holds until it calls `release`. */
export const hold = () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}

/** Holds the files whose addresses match; returns what releases them. */
export const holdFiles = async (page: Page, files: RegExp) => {
  const { released, release } = hold()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Stops the clock of toasts from the next page on: on a busy machine a toast may end before the test looks. */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important; }")
    document.adoptedStyleSheets = [sheet]
  })

/** Lets the clock of toasts run again. */
export const releaseToasts = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** The texts typed into each form, by field name. */
export const texts: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  enquiry: typedTexts("enquiry"),
  contact: typedTexts("contact"),
  job: typedTexts("job"),
  subscribe: typedTexts("subscribe"),
}

/** The page of each form; that of a job only if one is open. */
export const places = {
  enquiry: "/",
  contact: "/contact-us",
  job: openJob && jobPath(openJob),
  subscribe: "/",
} as const satisfies Record<FormName, string | undefined>

/** The names of all forms. */
export const formNames = Object.keys(places) as FormName[]

/** The success message of each form. */
export const successes: Readonly<Record<FormName, string>> = {
  enquiry: forms.enquiry.success,
  contact: forms.contact.success,
  job: forms.job.confirmation,
  subscribe: forms.subscribe.success,
}

/** A form on a page. */
export const formOf = (page: Page, name: FormName) => page.getByRole("form", { name: forms[name].name, exact: true })

/** One of a field's texts: its label, placeholder, hint, or one of its messages. */
export const fieldText = (name: FormName, field: string, text: "label" | "placeholder" | "hint" | MessageName) => {
  const fields: Readonly<Record<string, Readonly<Record<string, string | null>>>> = forms[name].fields
  return String(fields[field]?.[text])
}

/** A field of a form, by its label. */
export const fieldOf = (page: Page, name: FormName, field: string) =>
  formOf(page, name).getByLabel(fieldText(name, field, "label"), { exact: true })

/** The button that sends a form. */
export const buttonOf = (page: Page, name: FormName) =>
  formOf(page, name).getByRole("button", { name: forms[name].submit, exact: true })

/** Fills in a whole form, including checkboxes. */
export const fillIn = async (page: Page, name: FormName, changes: Readonly<Record<string, string>> = {}) => {
  for (const [field, text] of Object.entries({ ...texts[name], ...changes }))
    await fieldOf(page, name, field).fill(text)
  if (name === "enquiry") {
    await fieldOf(page, name, "deadline").focus()
    await fieldOf(page, name, "deadline").fill("2099-12-31")
  }
  if (name === "enquiry" || name === "job") await formOf(page, name).getByRole("checkbox").check()
}

/** Opens the page of a form, fills the form in and sends it. */
export const send = async (page: Page, name: FormName) => {
  await open(page, places[name])
  await fillIn(page, name)
  await buttonOf(page, name).click()
}

/** What says that a form was sent, beside its element. */
export const panelOf = (page: Page, name: FormName) =>
  page.locator(":has(+ form)").filter({
    has: page.getByText(successes[name], { exact: true }),
  })

/** Expects that a form says that it was sent: in the dialog that an application opens, or in the panel above it. */
export const expectSuccess = async (page: Page, name: FormName) => {
  if (name === "job") await expect(page.getByRole("dialog").getByText(successes.job, { exact: true })).toBeVisible()
  else await expect(panelOf(page, name).getByRole("status").first()).toHaveText(successes[name])
}

/** Expects that a form that was not sent says so, offers other ways, and keeps what was typed. */
export const expectFailure = async (page: Page, name: FormName) => {
  await expect(page.getByText(forms[name].failure, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
  const form = formOf(page, name)
  await expect(form.getByRole("link", { name: forms.shared.byEmail })).toHaveAttribute("href", /ann%40uni\.ac\.uk/)
  await expect(form.getByRole("link", { name: forms.shared.byWhatsApp })).toHaveAttribute("href", /phone=\d+&text=.+/)
  for (const [field, text] of Object.entries(texts[name])) await expect(fieldOf(page, name, field)).toHaveValue(text)
}

/** Answers the mail client and records what it posted. */
export const answerMail = async (page: Page, respond: (route: Route) => Promise<void> | void) => {
  const bodies: { template_params: Record<string, unknown> }[] = []
  await page.route(mailAddress, (route) => {
    bodies.push(route.request().postDataJSON())
    return respond(route)
  })
  return bodies
}

/** Answers the mail client with a status. */
export const answerMailWith = (page: Page, status: number) =>
  answerMail(page, (route) => route.fulfill({ status, body: String(status) }))

/** Answers the mail client once `release` is called, and records what it posted. */
export const holdMail = async (page: Page) => {
  const { released, release } = hold()
  const bodies = await answerMail(page, async (route) => {
    await released
    await route.fulfill({ status: 200, body: "OK" })
  })
  return { bodies, release }
}
