import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { openJob } from "../../support/siteContent"
import {
  answerMailWith,
  buttonOf,
  fieldOf,
  fillIn,
  formOf,
  holdToasts,
  open,
  places,
  releaseToasts,
  send,
  test,
} from "./visitor"

test("sent: a toast at the top right for 3 s, the green line, an empty and unticked form", async ({ page }) => {
  await holdToasts(page)
  const bodies = await answerMailWith(page, 200)
  await send(page, "Job application")
  const toast = page.getByText("Form submitted successfully!", { exact: true })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && box.x > 640 && box.y < 150).toBe(true)
  // Above the dialog, which dims what is behind it.
  const brightness = async () => (await sharp(await page.locator(".Toastify__toast").screenshot()).stats()).dominant.r
  await expect.poll(brightness).toBeGreaterThan(230)
  await expect(page.getByText("Submitted successfully!", { exact: true })).toBeVisible()
  await expect(page.locator(".Toastify__progress-bar").first()).toHaveCSS("animation-duration", "3s")
  await page.getByRole("button", { name: "Cancel" }).click()
  await releaseToasts(page)
  await expect(toast).toBeHidden({ timeout: 10_000 })
  await expect(fieldOf(formOf(page, "Job application"), "Name")).toHaveValue("")
  await expect(formOf(page, "Job application").getByRole("checkbox")).not.toBeChecked()
  expect(bodies[0]?.template_params).toMatchObject({ profile: openJob?.title })
  expect(bodies[0]?.template_params).not.toHaveProperty("terms")
})

test("not sent: a toast says so, and every value stays", async ({ page }) => {
  await answerMailWith(page, 500)
  await send(page, "Job application")
  await expect(page.getByText("There was an error sending your message.", { exact: true })).toBeVisible()
  await expect(fieldOf(formOf(page, "Job application"), "Cover letter")).toHaveValue("I write.")
  await expect(formOf(page, "Job application").getByRole("checkbox")).toBeChecked()
})

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Cancel: (page) => page.getByRole("button", { name: "Cancel" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "the backdrop": (page) => page.mouse.click(5, 300),
}

for (const [way, close] of Object.entries(ways))
  test(`the dialog that asks for the CV is closed by ${way}, and the focus returns`, async ({ page }) => {
    await answerMailWith(page, 200)
    await send(page, "Job application")
    const dialog = page.getByRole("dialog", { name: "Please send us your CV" })
    await expect(dialog.getByRole("link")).toHaveAttribute("href", /^mailto:hr@/)
    await close(page)
    await expect(dialog).toBeHidden()
    await expect(buttonOf(page, "Job application")).toBeFocused()
  })

test("after a double click on Send, too, the focus returns to it", async ({ page }) => {
  await answerMailWith(page, 200)
  await open(page, places["Job application"])
  await fillIn(page, "Job application")
  await buttonOf(page, "Job application").dblclick()
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(buttonOf(page, "Job application")).toBeFocused()
})

test("Send looks locked until the terms are ticked, and says why when it is pressed", async ({ page }) => {
  await open(page, places["Job application"])
  const button = buttonOf(page, "Job application")
  await expect(button).toHaveAttribute("aria-disabled", "true")
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toHaveText("You must agree to the terms and conditions to proceed.")
  await formOf(page, "Job application").getByRole("checkbox").check()
  await expect(button).not.toHaveAttribute("aria-disabled")
  await expect(page.getByRole("alert")).toBeHidden()
})
