import { expect } from "@playwright/test"
import { chat, labels } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { needChat, quiet } from "../support"
import { open, places, test } from "./visitor"

// ChatHelper.test.tsx tests its texts and other ways to close it.
test("the conversation makes no calls, and Escape ends it", async ({ page }) => {
  needChat()
  await open(page, "/privacy-policy")
  const toggle = page.getByRole("button", { name: labels.chat.open })
  await toggle.press("Enter")
  await expect(page.getByRole("log")).toBeVisible()
  await quiet(page)
  const calls: string[] = []
  page.on("request", (request) => {
    // The question's number is all that is told, where the site is measured.
    if (!builtWith.measureAddress || !request.url().endsWith(builtWith.measureAddress)) calls.push(request.url())
  })
  await page.getByRole("button", { name: chat?.items[0]?.question }).click()
  await expect(page.getByRole("log").locator("p")).toHaveCount(3)
  expect(calls).toEqual([])
  await page.keyboard.press("Escape")
  await expect(page.getByRole("log")).toBeHidden()
  await expect(toggle).toBeFocused()
})

test("however much is asked, the last question and the heading are in view", async ({ page }) => {
  needChat()
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  const heading = page.getByRole("heading", { name: chat?.title })
  // An owner may have few questions.
  for (const { question } of [...(chat?.items ?? []), ...(chat?.items ?? [])]) {
    await page.getByRole("button", { name: question }).click()
    await expect(page.getByRole("log").getByText(question).last()).toBeInViewport({ ratio: 1 })
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
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
    // The buttons take a moment to move aside.
    await expect.poll(isOnTop).toBe(true)
  })

test("in a low window the chat's questions have their full height, and scroll together with the conversation", async ({
  page,
}) => {
  needChat()
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, "/privacy-policy")
  await page.getByRole("button", { name: labels.chat.open }).press("Enter")
  const last = page.getByRole("button", { name: chat?.items.at(-1)?.question })
  await last.click()
  expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole("log").locator("p").nth(1)).toBeInViewport()
})

test("on a phone Back closes the chat and stays on the page; on a desktop, where the page is in view, it leaves the page", async ({
  page,
}) => {
  needChat()
  for (const [width, path] of [
    [390, "/privacy-policy"],
    [1280, "/"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/")
    await open(page, "/privacy-policy")
    await page.getByRole("button", { name: labels.chat.open }).press("Enter")
    await expect(page.getByRole("log")).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("log")).toHaveCount(0)
  }
})
