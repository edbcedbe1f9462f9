import { expect } from "@playwright/test"
import { chat, labels } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { needChat, quiet } from "../support"
import { open, test } from "./visitor"

// ChatHelper.test.tsx tests its texts and other ways to close it, floatingButtons.e2e.ts that its button covers nothing.

test("on a phone the conversation makes no calls, stays in view, and is left by Escape and Back; on a desktop Back leaves the page", async ({
  page,
}) => {
  needChat()
  const toggle = page.getByRole("button", { name: labels.chat.open })
  const log = page.getByRole("log")
  const heading = page.getByRole("heading", { name: chat?.title })
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, "/privacy-policy")
  await toggle.press("Enter")
  await expect(log).toBeVisible()
  await quiet(page)
  const calls: string[] = []
  page.on("request", (request) => {
    // The question's number is all that is told, where the site is measured.
    if (!builtWith.measureAddress || !request.url().endsWith(builtWith.measureAddress)) calls.push(request.url())
  })
  await page.getByRole("button", { name: chat?.items[0]?.question }).click()
  await expect(log.locator("p")).toHaveCount(3)
  expect(calls).toEqual([])
  // An owner may have few questions.
  for (const { question } of [...(chat?.items ?? []), ...(chat?.items ?? [])]) {
    await page.getByRole("button", { name: question }).click()
    await expect(log.getByText(question).last()).toBeInViewport({ ratio: 1 })
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press("Escape")
  await expect(log).toBeHidden()
  await expect(toggle).toBeFocused()

  // In a low window the questions have their full height, and scroll together with the conversation.
  await page.setViewportSize({ width: 320, height: 256 })
  await toggle.press("Enter")
  const last = page.getByRole("button", { name: chat?.items.at(-1)?.question })
  await last.click()
  expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(log.locator("p").last()).toBeInViewport()

  await page.goBack()
  await expect(log).toHaveCount(0)
  await expect(page).toHaveURL("/privacy-policy")
  await page.setViewportSize({ width: 1280, height: 800 })
  await toggle.press("Enter")
  await expect(log).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("about:blank")
})
