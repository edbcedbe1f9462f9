import { expect, type Page } from "@playwright/test"
import { forms } from "../../support/siteContent"
import { violationsInBothSchemes } from "../design/axe"
import { idle } from "../support"
import {
  answerMail,
  buttonOf,
  expectFailure,
  expectSuccess,
  fillIn,
  formNames,
  formOf,
  hold,
  holdToasts,
  open,
  places,
  reload,
  test,
} from "./visitor"

/** Checks a form and what it opens; other tests cover the pages around it. */
const expectClean = async (page: Page, state: string, ...places: readonly string[]) => {
  await idle(page)
  for (const place of places) expect(await violationsInBothSchemes(page, place), state).toEqual({ light: [], dark: [] })
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const name of formNames)
  test(`${name}: refused empty, failed, restored and sent; axe finds nothing in any state, light or dark`, {
    // The enquiry's and the job's have all kinds of fields and states.
    tag: name === "enquiry" || name === "job" ? [] : ["@further"],
  }, async ({ page }) => {
    test.setTimeout(150_000)
    const form = `form[aria-label="${forms[name].name}"]`
    const isJob = name === "job"
    const answers = [hold(), hold()]
    const statuses = [500, 200]
    const bodies = await answerMail(page, async (route) => {
      const send = bodies.length - 1
      await answers[send]?.released
      await route.fulfill({ status: statuses[send], body: "answer" })
    })
    await holdToasts(page)

    await open(page, places[name])
    await buttonOf(page, name).click({ force: true })
    await expect(formOf(page, name).locator("[aria-invalid]").first()).toBeFocused()
    expect(bodies).toEqual([])
    await expectClean(page, "errors shown", form)

    await fillIn(page, name)
    await buttonOf(page, name).click()
    await expect(formOf(page, name)).toHaveAttribute("aria-busy", "true")
    await expectClean(page, "sending", form)

    answers[0]?.release()
    await expectFailure(page, name)
    if (isJob) await expect(page.locator(".Toastify__toast")).toBeVisible()
    await expectClean(page, "failed", form, ...(isJob ? [".Toastify"] : []))

    await reload(page)
    await expect(page.getByRole("button", { name: forms.shared.clear })).toBeVisible()
    await expectClean(page, "a draft brought back", form)

    await fillIn(page, name)
    await buttonOf(page, name).click()
    answers[1]?.release()
    await expectSuccess(page, name)
    expect(bodies).toHaveLength(2)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    if (isJob) {
      await expectClean(page, "the dialog open", "dialog[open]", ".Toastify")
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toBeHidden()
      await expect(buttonOf(page, name)).toBeFocused()
    }
    await expectClean(page, "sent", form, `:has(+ ${form})`)
  })
