import { test as base, type Locator, type Page, type Route } from "@playwright/test"
import { jobPath } from "../../../src/site/entryPaths"
import { openJob } from "../../support/siteContent"

/** The address that the mail client posts to. */
export const mailAddress = "**/api/v1.0/email/send"

/** The look-up of the visitor's country. */
export const geoAddress = /ipwho\.is/

/** A test in which nothing leaves the machine: visitors are in Ireland. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(geoAddress, (route) => route.fulfill({ json: { country: "Ireland" } }))
    await use(page)
  },
})

/**
 * Opens a page and waits until React has taken it over: a test is quicker than a person. A test that asks for the page of
 * an open job is left out where the site has none.
 */
export const open = async (page: Page, path: string | undefined) => {
  base.skip(path === undefined, "data/jobs has no job whose last day to apply has not passed: no page has its form.")
  await page.goto(String(path))
  await settled(page)
}

/** Loads the page again and waits likewise. */
export const reload = async (page: Page) => {
  await page.reload()
  await settled(page)
}

/** Waits until React has hydrated the page, with the islands that would wait until the visitor came to them. */
export const settled = (page: Page) =>
  page.waitForFunction(() => {
    if (!window.isHydrated) return false
    document.body.dispatchEvent(new FocusEvent("focusin"))
    return document.querySelector("[data-dehydrated]") === null
  })

/** Something that a test holds back until it calls `release`. */
export const hold = () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release }
}

/** Waits until the browser has drawn what has happened so far, and has nothing left to do. */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )

/** Stops the clock of toasts from the next page on: a busy machine may look later than a toast stays. */
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

/** The texts of each form, by label. */
export const texts = {
  Enquiry: { Name: "Ann Lee", Number: "9876543210", Email: "ann@uni.ac.uk", University: "Leeds", Course: "Law" },
  Contact: { Name: "Ann Lee", Email: "ann@uni.ac.uk", Mobile: "9876543210", Message: "Two pages,\nplease." },
  "Job application": {
    Name: "Ann Lee",
    Email: "ann@uni.ac.uk",
    Mobile: "9876543210",
    Location: "Leeds, UK",
    Experience: "fresher",
    "Notice period": "none",
    "Current salary": "none",
    "Expected salary": "£30k",
    "Cover letter": "I write.",
  },
  Subscribe: { "Your email": "ann@uni.ac.uk" },
} as const

/** The name of a form. */
export type FormName = keyof typeof texts

/** Where each form is; that of a job only where one is open. */
export const places = {
  Enquiry: "/",
  Contact: "/contact-us",
  "Job application": openJob && jobPath(openJob),
  Subscribe: "/",
} as const satisfies Record<FormName, string | undefined>

/** The words on each form's button. */
export const buttons: Readonly<Record<FormName, string>> = {
  Enquiry: "Submit",
  Contact: "Send Message",
  "Job application": "Send",
  Subscribe: "Subscribe",
}

/** A form of a page. */
export const formOf = (page: Page, name: FormName) => page.getByRole("form", { name, exact: true })

/** The field of a form that has a label. */
export const fieldOf = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

/** The button that sends a form. */
export const buttonOf = (page: Page, name: FormName) =>
  formOf(page, name).getByRole("button", { name: buttons[name], exact: true })

/** Fills in the whole of a form, boxes too. */
export const fillIn = async (page: Page, name: FormName, changes: Readonly<Record<string, string>> = {}) => {
  const form = formOf(page, name)
  for (const [label, text] of Object.entries({ ...texts[name], ...changes })) await fieldOf(form, label).fill(text)
  if (name === "Enquiry") {
    await fieldOf(form, "Deadline").focus()
    await fieldOf(form, "Deadline").fill("2099-12-31")
  }
  if (name === "Enquiry" || name === "Job application") await form.getByRole("checkbox").check()
}

/** Opens the page of a form, fills the form in and sends it. */
export const send = async (page: Page, name: FormName) => {
  await open(page, places[name])
  await fillIn(page, name)
  await buttonOf(page, name).click()
}

/** Answers the mail client and notes what it posted. */
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
