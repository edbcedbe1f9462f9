import { expect, type Page } from "@playwright/test"
import { forms, jobPaths, labels } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { idle, needChat, quiet } from "../support"
import { buttonOf, fieldOf, fieldText, formOf, hold, settled, test } from "./visitor"

/** What measures loads once the browser is idle, where it is set. */
const lazy = builtWith.measureAddress
  ? /mail-client|toasts|\bchat\b|\bsearch/
  : /mail-client|toasts|\bchat\b|\bsearch|web-vitals|measure/

/** Opens a page, and expects that nothing of all this is downloaded until something is used. */
const expectNothingUntilUsed = async (page: Page, path: string) => {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (lazy.test(pathname)) asked.push(pathname.replace(/^.*\/([a-z-]+)\..*$/, "$1"))
  })
  await page.goto(path)
  await quiet(page)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await idle(page)
  expect(asked).toEqual([])
  return asked
}

test("until they are used, no code of mail, toasts, chat or search is downloaded; opening the chat loads its code", async ({
  page,
}) => {
  const asked = await expectNothingUntilUsed(page, "/")
  needChat()
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  expect(asked).toEqual(["chat"])
})

test("using a form loads the mail client, nothing else", async ({ page }) => {
  const asked = await expectNothingUntilUsed(page, "/contact-us")
  await fieldOf(page, "contact", "user_name").focus()
  await expect.poll(() => asked).toEqual(["mail-client"])
})

for (const path of jobPaths)
  test(`until something on ${path} is used, nothing of this is downloaded`, async ({ page }) => {
    await expectNothingUntilUsed(page, path)
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
