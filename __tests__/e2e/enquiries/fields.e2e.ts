import { expect } from "@playwright/test"
import { answerMailWith, buttonOf, type FormName, fieldOf, formOf, open, places, test } from "./visitor"

const messages: Readonly<Record<FormName, readonly string[]>> = {
  Enquiry: [
    "Name is required",
    "Enter a valid 10-digit number",
    "Enter a valid email",
    "University is required",
    "Course is required",
    "Deadline is required",
    "You must accept the terms",
  ],
  Contact: ["Name is required", "Email is required", "Mobile number is required", "Message is required"],
  "Job application": [
    "Name is required",
    "Email is required",
    "Mobile number is required",
    "Location is required",
    "Experience is required",
    "Notice period is required",
    "Current salary is required",
    "Expected salary is required",
    "Message is required",
    "You must agree to the terms and conditions to proceed.",
  ],
  Subscribe: ["Email is required"],
}

for (const name of Object.keys(places) as FormName[])
  test(`${name}: submitted empty, it shows every error, sends nothing and goes to the first field`, async ({
    page,
  }) => {
    const bodies = await answerMailWith(page, 200)
    await open(page, places[name])
    await buttonOf(page, name).click({ force: true })
    const form = formOf(page, name)
    for (const message of messages[name]) await expect(form.getByText(message, { exact: true })).toBeVisible()
    await expect(form.locator("[aria-invalid]")).toHaveCount(messages[name].length)
    await expect(form.locator("[aria-invalid]").first()).toBeFocused()
    expect(bodies).toEqual([])
  })

test("a number takes ten digits and no more", async ({ page }) => {
  await open(page, "/")
  const number = fieldOf(formOf(page, "Enquiry"), "Number")
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
  const form = formOf(page, "Enquiry")
  const number = fieldOf(form, "Number")
  for (const [pasted, code, taken] of [
    ["98765432101", "+91", ""],
    ["+91 98765 43210", "+91", "9876543210"],
    ["09876543211", "+91", "9876543211"],
    ["+44 (0)7911 123456", "+44", "7911123456"],
  ] as const) {
    await number.fill("")
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await number.press("ControlOrMeta+v")
    await expect(number).toHaveValue(taken)
    await expect(fieldOf(form, "Country code")).toHaveValue(code)
  }
})

test("full-width digits of an input method are digits", async ({ page, context }) => {
  await open(page, "/")
  const number = fieldOf(formOf(page, "Enquiry"), "Number")
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
      const deadline = fieldOf(formOf(page, "Enquiry"), "Deadline")
      await (hasTouch ? deadline.tap() : deadline.click())
      await expect.poll(() => page.evaluate(() => (window as { picker?: string }).picker)).toBe("date")
    })
  })

test("the deadline is one field to assistive technology: unused, in use, and after use", async ({ page }) => {
  await open(page, "/")
  const form = formOf(page, "Enquiry")
  const deadline = fieldOf(form, "Deadline")
  const words = form.getByText("Enter Deadline")
  const seen = () => form.ariaSnapshot().then((text) => text.split("\n").filter((line) => line.includes("Deadline")))
  const before = await seen()
  expect(before.length).toBeGreaterThan(0)
  await deadline.focus()
  expect((await seen()).map((line) => line.replace(" [active]", ""))).toEqual(before)
  await fieldOf(form, "Course").focus()
  expect(await seen()).toEqual(before)

  // To the eye it is words until it is used, and again while it is empty.
  await expect(words).toBeHidden()
  await deadline.hover()
  await expect(words).toBeVisible()
  const placeholder = form.locator("span", { hasText: /^Deadline$/ })
  await expect(placeholder).toBeVisible()
  await deadline.focus()
  await expect(placeholder).toBeHidden()
  await deadline.fill("2020-01-01")
  await buttonOf(page, "Enquiry").click()
  await expect(placeholder).toBeHidden()
  await expect(page.getByText("Deadline cannot be in the past")).toBeVisible()
})

test("the contact form offers every country's dial code, the page's HTML only the first", async ({ page, request }) => {
  const html = await (await request.get("/contact-us")).text()
  expect(html.match(/<option[^>]*value="\+/g)).toHaveLength(1)
  await open(page, "/contact-us")
  const codes = formOf(page, "Contact").getByLabel("Country code")
  await codes.focus()
  await expect.poll(() => codes.locator("option").count()).toBeGreaterThan(200)
  await codes.selectOption({ label: "Ireland +353" })
  await expect(codes).toHaveValue("+353")
})
