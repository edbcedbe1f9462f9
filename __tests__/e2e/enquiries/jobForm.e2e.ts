import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { forms, openJob, site } from "../../support/siteContent"
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
  await send(page, "job")
  const toast = page.getByText(forms.job.success, { exact: true })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && box.x > 640 && box.y < 150).toBe(true)
  // Above the dialog, which dims what is behind it.
  const brightness = async () => (await sharp(await page.locator(".Toastify__toast").screenshot()).stats()).dominant.r
  await expect.poll(brightness).toBeGreaterThan(230)
  await expect(page.getByText(forms.job.confirmation, { exact: true })).toBeVisible()
  await expect(page.locator(".Toastify__progress-bar").first()).toHaveCSS("animation-duration", "3s")
  await page.getByRole("button", { name: forms.job.dialog.close }).click()
  await releaseToasts(page)
  await expect(toast).toBeHidden({ timeout: 10_000 })
  await expect(fieldOf(page, "job", "user_name")).toHaveValue("")
  await expect(formOf(page, "job").getByRole("checkbox")).not.toBeChecked()
  expect(bodies[0]?.template_params).toMatchObject({ profile: openJob?.title })
  expect(bodies[0]?.template_params).not.toHaveProperty("terms")
})

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Cancel: (page) => page.getByRole("button", { name: forms.job.dialog.close }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "the backdrop": (page) => page.mouse.click(5, 300),
}

for (const [way, close] of Object.entries(ways))
  test(`the dialog that asks for the CV is closed by ${way}, and the focus returns`, async ({ page }) => {
    await answerMailWith(page, 200)
    await send(page, "job")
    const dialog = page.getByRole("dialog", { name: forms.job.dialog.heading })
    await expect(dialog.getByRole("link")).toHaveAttribute("href", `mailto:${site.contact.hrEmail}`)
    await close(page)
    await expect(dialog).toBeHidden()
    await expect(buttonOf(page, "job")).toBeFocused()
  })

test("after a double click on Send, too, the focus returns to it", async ({ page }) => {
  await answerMailWith(page, 200)
  await open(page, places.job)
  await fillIn(page, "job")
  await buttonOf(page, "job").dblclick()
  await page.getByRole("button", { name: forms.job.dialog.close }).click()
  await expect(buttonOf(page, "job")).toBeFocused()
})
