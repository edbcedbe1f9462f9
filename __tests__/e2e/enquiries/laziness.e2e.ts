import { expect, type Page } from "@playwright/test"
import { jobPaths } from "../../support/siteContent"
import { answerMailWith, buttonOf, fieldOf, formOf, hold, idle, send, settled, test } from "./visitor"

const lazy = /mail-client|toasts|\bchat\b|web-vitals/

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
  test(`until something on ${path} is touched, no mail client, toast or chat code is downloaded`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: "networkidle" })
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await idle(page)
    expect(scripts).toEqual([])
  })

test("touching a form loads the mail client, nothing else", async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto("/contact-us", { waitUntil: "networkidle" })
  await fieldOf(formOf(page, "Contact"), "Name").focus()
  await expect.poll(() => scripts).toEqual(["mail-client"])
})

test("opening the chat loads its code", async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto("/privacy-policy", { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Open the chat helper" }).press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  expect(scripts).toEqual(["chat"])
})

test("while the code of a form comes, focus, caret and text stay where they are", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/island-enquiry/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/")
  const name = fieldOf(formOf(page, "Enquiry"), "Name")
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
  const form = formOf(page, "Enquiry")
  await fieldOf(form, "Name").fill("Ann")
  await form.getByRole("radio", { name: "Presentation" }).check()
  await buttonOf(page, "Enquiry").click()
  release()
  await expect(page.getByText("University is required")).toBeVisible()
  await expect(page.getByText("Name is required")).toBeHidden()
  await expect(fieldOf(form, "Name")).toHaveValue("Ann")
  await expect(form.getByRole("radio", { name: "Presentation" })).toBeChecked()
  expect(new URL(page.url()).pathname).toBe("/")
})

test("a quick visitor on a slow machine loses no key while the page comes alive", async ({ page }) => {
  const joined = page.waitForResponse(/mail-client/)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  await page.goto("/contact-us", { waitUntil: "commit" })
  const form = formOf(page, "Contact")
  const long = "The quick brown fox jumps over the lazy dog. ".repeat(3)
  await fieldOf(form, "Name").fill("Ann")
  await fieldOf(form, "Message").pressSequentially(long, { delay: 5 })
  await fieldOf(form, "Email").fill("ann@uni.ac.uk")
  await settled(page)
  await joined
  await idle(page)
  await expect(fieldOf(form, "Name")).toHaveValue("Ann")
  await expect(fieldOf(form, "Message")).toHaveValue(long)
  await expect(fieldOf(form, "Email")).toHaveValue("ann@uni.ac.uk")
  expect(await page.evaluate(() => localStorage.getItem("draft:contact"))).toContain(long)
})

test("a mail client that does not come keeps nobody waiting for ever", async ({ page }) => {
  await page.clock.install()
  await page.route(/mail-client/, () => undefined)
  const bodies = await answerMailWith(page, 200)
  await send(page, "Contact")
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled()
  await page.clock.runFor(5_100)
  await expect(page.getByText("Message sent successfully!", { exact: true }).first()).toBeVisible()
  expect(bodies).toHaveLength(1)
})
