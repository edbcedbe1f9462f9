import { expect } from "@playwright/test"
import type { FormName, MessageName } from "../../../src/forms/formTables"
import { dialCodes } from "../../support/siteContent"
import { answerMailWith, buttonOf, fieldOf, fieldText, formNames, formOf, open, places, test } from "./visitor"

/** The fields of each form that say something when they are left empty, by what they say then. */
const messages = {
  enquiry: {
    required: ["name", "university", "course", "deadline", "termsAccepted"],
    invalid: ["number", "email"],
  },
  contact: { required: ["user_name", "user_email", "mobile", "message"] },
  job: {
    required: [
      ...["user_name", "user_email", "mobile", "location", "experience", "noticeperiod", "currentsalary"],
      ...["expectedsalary", "message", "terms"],
    ],
  },
  subscribe: { required: ["user_email"] },
} satisfies Record<FormName, Partial<Record<MessageName, readonly string[]>>>

/** What a form says when it is sent empty, once for each field. */
const messagesOf = (name: FormName) =>
  Object.entries(messages[name]).flatMap(([kind, fields]) =>
    fields.map((field) => fieldText(name, field, kind as MessageName)),
  )

for (const name of formNames)
  test(`${name}: submitted empty, it shows every error, sends nothing and goes to the first field`, async ({
    page,
  }) => {
    const bodies = await answerMailWith(page, 200)
    await open(page, places[name])
    await buttonOf(page, name).click({ force: true })
    const form = formOf(page, name)
    const said = messagesOf(name)
    for (const message of new Set(said))
      await expect(form.getByText(message, { exact: true }).filter({ visible: true })).toHaveCount(
        said.filter((one) => one === message).length,
      )
    await expect(form.locator("[aria-invalid]")).toHaveCount(said.length)
    await expect(form.locator("[aria-invalid]").first()).toBeFocused()
    expect(bodies).toEqual([])
  })

test("a number takes ten digits and no more", async ({ page }) => {
  await open(page, "/")
  const number = fieldOf(page, "enquiry", "number")
  await number.pressSequentially("98-76 5a43210999")
  await expect(number).toHaveValue("9876543210")
  await number.press("Home")
  await number.press("Delete")
  await number.pressSequentially("x1")
  await expect(number).toHaveValue("1876543210")
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
})

test("a number is taken as people write it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await open(page, "/")
  const number = fieldOf(page, "enquiry", "number")
  for (const [pasted, code, taken] of [
    ["98765432101", dialCodes.default, ""],
    ["+91 98765 43210", "+91", "9876543210"],
    ["09876543211", "+91", "9876543211"],
    ["+44 (0)7911 123456", "+44", "7911123456"],
  ] as const) {
    await number.fill("")
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await number.press("ControlOrMeta+v")
    await expect(number).toHaveValue(taken)
    await expect(fieldOf(page, "enquiry", "countryCode")).toHaveValue(code)
  }
})

test("full-width digits of an input method are digits", async ({ page, context }) => {
  await open(page, "/")
  const number = fieldOf(page, "enquiry", "number")
  await number.focus()
  const session = await context.newCDPSession(page)
  for (const text of ["９", "９８"])
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send("Input.insertText", { text: "９８" })
  await number.press("End")
  await number.pressSequentially("7")
  await expect(number).toHaveValue("987")
})

for (const hasTouch of [false, true])
  test.describe(hasTouch ? "by touch" : "by mouse", () => {
    test.use({ hasTouch })

    test("the first click on the deadline opens its picker", async ({ page }) => {
      await page.addInitScript(() => {
        const show = HTMLInputElement.prototype.showPicker
        HTMLInputElement.prototype.showPicker = function () {
          show.call(this)
          Object.assign(window, { picker: this.type })
        }
      })
      await open(page, "/")
      const deadline = fieldOf(page, "enquiry", "deadline")
      await (hasTouch ? deadline.tap() : deadline.click())
      await expect.poll(() => page.evaluate(() => (window as { picker?: string }).picker)).toBe("date")
    })
  })

test("the deadline is one field to assistive technology: unused, in use, and after use", async ({ page }) => {
  await open(page, "/")
  const form = formOf(page, "enquiry")
  const deadline = fieldOf(page, "enquiry", "deadline")
  const words = form.getByText(fieldText("enquiry", "deadline", "hint"))
  const label = fieldText("enquiry", "deadline", "label")
  const seen = () => form.ariaSnapshot().then((text) => text.split("\n").filter((line) => line.includes(label)))
  const before = await seen()
  expect(before.length).toBeGreaterThan(0)
  await deadline.focus()
  expect((await seen()).map((line) => line.replace(" [active]", ""))).toEqual(before)
  await fieldOf(page, "enquiry", "course").focus()
  expect(await seen()).toEqual(before)

  // To the eye it is words until it is used, and again while it is empty.
  await expect(words).toBeHidden()
  await deadline.hover()
  await expect(words).toBeVisible()
  const placeholder = form
    .locator("span")
    .and(page.getByText(fieldText("enquiry", "deadline", "placeholder"), { exact: true }))
  await expect(placeholder).toBeVisible()
  await deadline.focus()
  await expect(placeholder).toBeHidden()
  await deadline.fill("2020-01-01")
  await buttonOf(page, "enquiry").click()
  await expect(placeholder).toBeHidden()
  await expect(page.getByText(fieldText("enquiry", "deadline", "past"))).toBeVisible()
})

test("the contact form offers every country's dial code, the page's HTML only the first", async ({ page, request }) => {
  const html = await (await request.get("/contact-us")).text()
  expect(html.match(/<option[^>]*value="\+/g)).toHaveLength(1)
  await open(page, "/contact-us")
  const codes = fieldOf(page, "contact", "countryCode")
  await codes.focus()
  await expect.poll(() => codes.locator("option").count()).toBeGreaterThan(200)
  await codes.selectOption({ label: "Ireland +353" })
  await expect(codes).toHaveValue("+353")
})
