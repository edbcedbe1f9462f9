import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import {
  answerMail,
  answerMailWith,
  buttonOf,
  type FormName,
  fillIn,
  formOf,
  open,
  places,
  reload,
  send,
  test,
} from "./visitor"

const expectClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("\n  ")}`,
  )
  expect(found).toEqual([])
}

const states: Readonly<Record<string, (page: Page, name: FormName) => Promise<void>>> = {
  "errors shown": async (page, name) => {
    await open(page, places[name])
    await buttonOf(page, name).click({ force: true })
    await expect(formOf(page, name).locator("[aria-invalid]").first()).toBeVisible()
  },
  sending: async (page, name) => {
    await answerMail(page, () => undefined)
    await send(page, name)
    await expect(formOf(page, name)).toHaveAttribute("aria-busy", "true")
  },
  sent: async (page, name) => {
    await answerMailWith(page, 200)
    await send(page, name)
    await expect(page.getByText(/successfully!$/).first()).toBeVisible()
  },
  failed: async (page, name) => {
    await answerMailWith(page, 500)
    await send(page, name)
    await expect(page.getByRole("link", { name: "Write an e-mail" })).toBeVisible()
  },
  "a draft brought back": async (page, name) => {
    await open(page, places[name])
    await fillIn(page, name)
    await reload(page)
    await expect(page.getByRole("button", { name: "Clear the form" })).toBeVisible()
  },
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe finds nothing in the ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" } as object)

    for (const name of Object.keys(places) as FormName[])
      for (const [state, reach] of Object.entries(states))
        test(`${name}: ${state}`, async ({ page }) => {
          await reach(page, name)
          await expectClean(page)
        })

    test("a toast, after the dialog", async ({ page }) => {
      await answerMailWith(page, 500)
      await send(page, "Job application")
      await expect(page.getByText("There was an error sending your message.", { exact: true })).toBeVisible()
      await page.locator(".Toastify__toast").hover()
      await expectClean(page)
    })

    test("the chat, open, with an answer", async ({ page }) => {
      await open(page, "/privacy-policy")
      await page.getByRole("button", { name: "Open the chat helper" }).press("Enter")
      await page.getByRole("button", { name: /charge worked out/ }).click()
      await expectClean(page)
    })
  })
