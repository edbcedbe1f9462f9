import { expect, type Page } from "@playwright/test"
import { buttonOf, fieldOf, fieldText, formOf, open, test } from "./visitor"

// ContactForm.test.tsx tests the list of dial codes.

/** Notes which picker the page opens. */
const openWithPickers = async (page: Page) => {
  await page.addInitScript(() => {
    const show = HTMLInputElement.prototype.showPicker
    HTMLInputElement.prototype.showPicker = function () {
      show.call(this)
      Object.assign(window, { picker: this.type })
    }
  })
  await open(page, "/")
}
const expectPicker = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as { picker?: string }).picker)).toBe("date")

test("full-width digits of an input method are digits; the deadline shows its placeholder until it is used, its hint under the mouse, and its picker at the first click", async ({
  page,
  context,
}) => {
  await openWithPickers(page)
  const number = fieldOf(page, "enquiry", "number")
  await number.focus()
  const session = await context.newCDPSession(page)
  for (const text of ["９", "９８"])
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send("Input.insertText", { text: "９８" })
  await number.press("End")
  await number.pressSequentially("7")
  await expect(number).toHaveValue("987")

  const deadline = fieldOf(page, "enquiry", "deadline")
  const hint = formOf(page, "enquiry").getByText(fieldText("enquiry", "deadline", "hint"))
  const placeholder = formOf(page, "enquiry")
    .locator("span")
    .and(page.getByText(fieldText("enquiry", "deadline", "placeholder"), { exact: true }))
  await expect(hint).toBeHidden()
  await deadline.hover()
  await expect(hint).toBeVisible()
  await expect(placeholder).toBeVisible()
  await deadline.click()
  await expectPicker(page)
  await expect(placeholder).toBeHidden()
  await fieldOf(page, "enquiry", "course").focus()
  await expect(placeholder).toBeVisible()
  await deadline.fill("2020-01-01")
  await buttonOf(page, "enquiry").click()
  await expect(placeholder).toBeHidden()
  await expect(page.getByText(fieldText("enquiry", "deadline", "past"))).toBeVisible()
})

test.describe("by touch", () => {
  test.use({ hasTouch: true })

  test("the first tap on the deadline opens its picker", async ({ page }) => {
    await openWithPickers(page)
    await fieldOf(page, "enquiry", "deadline").tap()
    await expectPicker(page)
  })
})
