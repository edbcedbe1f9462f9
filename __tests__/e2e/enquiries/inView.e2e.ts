import { expect } from "@playwright/test"
import type { FormName } from "../../../src/forms/formTables"
import { forms, site } from "../../support/siteContent"
import { answerMailWith, buttonOf, formOf, panelOf, send, test } from "./visitor"

/** A phone; the windows of desktops have more room. */
const sizes = [
  { width: 390, height: 664, tag: [] },
  { width: 1280, height: 800, tag: ["@further"] },
  { width: 1366, height: 768, tag: ["@further"] },
]

/** Expects that an outcome has the focus, and that its words can be read: in the window, and not under the header. */
const expectPresented = async (outcome: ReturnType<typeof panelOf>, words: string) => {
  await expect(outcome).toBeFocused()
  const line = outcome.getByText(words, { exact: true })
  await expect(line).toBeInViewport({ ratio: 1 })
  const isOnTop = await line.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
}

for (const { tag, ...viewport } of sizes)
  test.describe(`${viewport.width} x ${viewport.height}`, { tag }, () => {
    test.use({ viewport })

    for (const name of ["enquiry", "contact", "subscribe"] as const satisfies FormName[])
      test(`${name}: that it was not sent is in the window, and then that it was, above the emptied form`, async ({
        page,
      }) => {
        await answerMailWith(page, 500)
        await send(page, name)
        await expectPresented(formOf(page, name).getByRole("alert"), forms[name].failure)
        await answerMailWith(page, 200)
        await buttonOf(page, name).click()
        await expectPresented(panelOf(page, name), forms[name].success)
        await expect(panelOf(page, name).getByRole("link")).toHaveCount(
          name === "subscribe" || !site.leads.reference ? 0 : 2,
        )
      })

    test("job: that it was sent is in a dialog; that it was not, in the window", async ({ page }) => {
      await answerMailWith(page, 500)
      await send(page, "job")
      const box = formOf(page, "job")
        .locator("[tabindex='-1']")
        .filter({ has: page.getByRole("link") })
      await expect(box).toBeFocused()
      await expect(box.getByRole("link").first()).toBeInViewport({ ratio: 1 })
      await answerMailWith(page, 200)
      await buttonOf(page, "job").click()
      await expect(page.getByRole("dialog").getByText(forms.job.confirmation, { exact: true })).toBeInViewport({
        ratio: 1,
      })
    })
  })
