import { expect } from "@playwright/test"
import { chat, labels } from "../../support/siteContent"
import { hold, open, places, test } from "./visitor"

test("the chat opens and closes by keyboard, answers its questions, and forgets", async ({ page }) => {
  await open(page, "/privacy-policy")
  const toggle = page.getByRole("button", { name: labels.chat.open })
  await toggle.press("Enter")
  const log = page.getByRole("log")
  await expect(log.locator("p")).toHaveCount(1)
  await expect(log).toContainText(chat.welcome)
  await expect(page.getByText(chat.notice)).toBeVisible()
  for (const { question, answer } of chat.items) {
    await page.getByRole("button", { name: question }).press("Enter")
    await expect(log).toContainText(answer)
  }
  await expect(page.getByRole("region", { name: chat.title }).getByRole("textbox")).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(log).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.press("Space")
  await expect(log.locator("p")).toHaveCount(1)
})

test("a click before any script has run opens it when its script is there", async ({ page }) => {
  const { released, release } = hold()
  await page.route(/\/app\..*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/privacy-policy", { waitUntil: "commit" })
  await page.getByRole("button", { name: labels.chat.open }).click()
  release()
  await expect(page.getByRole("log")).toBeVisible()
  await page.getByRole("button", { name: labels.chat.close }).first().click()
  await expect(page.getByRole("log")).toBeHidden()
})

test("Escape on its button closes it too", async ({ page }) => {
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  await page.getByRole("complementary").getByRole("button", { name: labels.chat.close }).press("Escape")
  await expect(page.getByRole("log")).toBeHidden()
})

test("the conversation makes no calls", async ({ page }) => {
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  await page.waitForLoadState("networkidle")
  const calls: string[] = []
  page.on("request", (request) => calls.push(request.url()))
  await page.getByRole("button", { name: chat.items[0]?.question }).click()
  await expect(page.getByRole("log").locator("p")).toHaveCount(3)
  expect(calls).toEqual([])
})

for (const name of ["enquiry", "contact", "job"] as const)
  test(`on a phone neither button covers the submit button of the form '${name}'`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, places[name])
    const submit = page.locator("main form button[type=submit]").first()
    await submit.scrollIntoViewIfNeeded()
    const isOnTop = () =>
      submit.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return [left + 4, (left + right) / 2, right - 4].every((x) =>
          button.contains(document.elementFromPoint(x, middle)),
        )
      })
    // They take a moment to step aside.
    await expect.poll(isOnTop).toBe(true)
  })

test("the messaging button opens a chat with the company's number in a new tab", async ({ page, context }) => {
  await context.route(/api\.whatsapp\.com/, (route) => route.fulfill({ body: "chat" }))
  await open(page, "/privacy-policy")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: labels.whatsapp }).press("Enter")
  const address = new URL((await opened).url())
  expect(address.searchParams.get("phone")).toMatch(/^\d{8,15}$/)
})
