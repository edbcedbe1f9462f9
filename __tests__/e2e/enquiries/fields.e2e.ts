import { expect } from "@playwright/test"
import { buttonOf, fieldOf, fieldText, formOf, open, test } from "./visitor"

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

test("the deadline shows its placeholder until it is used, and its hint under the mouse", async ({ page }) => {
  await open(page, "/")
  const form = formOf(page, "enquiry")
  const deadline = fieldOf(page, "enquiry", "deadline")
  const hint = form.getByText(fieldText("enquiry", "deadline", "hint"))
  const placeholder = form
    .locator("span")
    .and(page.getByText(fieldText("enquiry", "deadline", "placeholder"), { exact: true }))
  await expect(hint).toBeHidden()
  await deadline.hover()
  await expect(hint).toBeVisible()
  await expect(placeholder).toBeVisible()
  await deadline.focus()
  await expect(placeholder).toBeHidden()
  await fieldOf(page, "enquiry", "course").focus()
  await expect(placeholder).toBeVisible()
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
