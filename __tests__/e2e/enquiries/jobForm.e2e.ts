import { expect } from "@playwright/test"
import sharp from "sharp"
import { forms } from "../../support/siteContent"
import { answerMailWith, buttonOf, fillIn, holdToasts, open, places, releaseToasts, test } from "./visitor"

// JobForm.test.tsx tests the dialog's text and what is sent, states.e2e.ts that Escape closes it.

test("sent by a double click: a toast at the top right for 3 s, above the dialog, which returns the focus", async ({
  page,
}) => {
  await holdToasts(page)
  await answerMailWith(page, 200)
  await open(page, places.job)
  await fillIn(page, "job")
  await buttonOf(page, "job").dblclick()
  const toast = page.getByText(forms.job.success, { exact: true })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && box.x > 640 && box.y < 150).toBe(true)
  // The dialog dims everything behind it.
  const brightness = async () => (await sharp(await page.locator(".Toastify__toast").screenshot()).stats()).dominant.r
  await expect.poll(brightness).toBeGreaterThan(230)
  await expect(page.locator(".Toastify__progress-bar").first()).toHaveCSS("animation-duration", "3s")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.getByRole("button", { name: forms.job.dialog.close }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(buttonOf(page, "job")).toBeFocused()
  await releaseToasts(page)
  await expect(toast).toBeHidden({ timeout: 10_000 })
})
