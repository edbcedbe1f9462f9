import { expect, type Page } from "@playwright/test"
import { forms, jobPaths, labels } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { hydrated } from "../design/designFixtures"
import { idle, needChat, quiet } from "../support"
import { buttonOf, fieldOf, fieldText, formOf, hold, settled, test } from "./visitor"

/** What measures loads once the browser is idle, where it is set. */
const lazy = builtWith.measureAddress ? /mail-client|toasts|\bchat\b/ : /mail-client|toasts|\bchat\b|web-vitals|measure/

const scriptsOf = (page: Page) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === "script" && lazy.test(pathname))
      scripts.push(pathname.replace(/^.*\/([a-z-]+)\..*$/, "$1"))
  })
  return scripts
}

for (const path of ["/", "/contact-us", ...jobPaths])
  test(`until something on ${path} is used, no mail client, toast or chat code is downloaded`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path)
    await quiet(page)
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await idle(page)
    expect(scripts).toEqual([])
  })

test("using a form loads the mail client, nothing else", async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto("/contact-us")
  await hydrated(page)
  await fieldOf(page, "contact", "user_name").focus()
  await expect.poll(() => scripts).toEqual(["mail-client"])
})

test("opening the chat loads its code", async ({ page }) => {
  needChat()
  const scripts = scriptsOf(page)
  await page.goto("/privacy-policy")
  await hydrated(page)
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  expect(scripts).toEqual(["chat"])
})

test("while the code of a form loads, focus, caret and text stay", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/island-enquiry/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/")
  const name = fieldOf(page, "enquiry", "name")
  await name.pressSequentially("Ann ee")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  const before = await name.elementHandle()
  release()
  await settled(page)
  await page.keyboard.type("L")
  await expect(name).toHaveValue("Ann Lee")
  await expect(name).toBeFocused()
  expect(await name.evaluate((now, then) => now === then, before)).toBe(true)
})

test("a submit before any script has run stays on the page and takes effect", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/\/app\..*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/", { waitUntil: "commit" })
  const form = formOf(page, "enquiry")
  await fieldOf(page, "enquiry", "name").fill("Ann")
  await form.getByRole("radio", { name: String(forms.enquiry.options.at(-1)) }).check()
  await buttonOf(page, "enquiry").click()
  release()
  await expect(page.getByText(fieldText("enquiry", "course", "required"))).toBeVisible()
  await expect(page.getByText(fieldText("enquiry", "name", "required"))).toBeHidden()
  await expect(fieldOf(page, "enquiry", "name")).toHaveValue("Ann")
  await expect(form.getByRole("radio", { name: String(forms.enquiry.options.at(-1)) })).toBeChecked()
  expect(new URL(page.url()).pathname).toBe("/")
})

test("a quick visitor on a slow machine loses no key while the page is hydrated", async ({ page }) => {
  // Allows for the sixfold slowdown below on a machine that is already slow.
  test.setTimeout(240_000)
  const joined = page.waitForResponse(/mail-client/)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  await page.goto("/contact-us", { waitUntil: "commit" })
  const long = "The quick brown fox jumps over the lazy dog. ".repeat(3)
  await fieldOf(page, "contact", "user_name").fill("Ann")
  await fieldOf(page, "contact", "message").pressSequentially(long, { delay: 5 })
  await fieldOf(page, "contact", "user_email").fill("ann@uni.ac.uk")
  await settled(page)
  await joined
  await idle(page)
  await expect(fieldOf(page, "contact", "user_name")).toHaveValue("Ann")
  await expect(fieldOf(page, "contact", "message")).toHaveValue(long)
  await expect(fieldOf(page, "contact", "user_email")).toHaveValue("ann@uni.ac.uk")
  expect(await page.evaluate(() => localStorage.getItem("draft:contact"))).toContain(long)
})
