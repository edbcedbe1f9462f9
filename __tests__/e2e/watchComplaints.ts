import type { Page } from "@playwright/test"

/** The browser's own message for the status of an unknown page. */
const unknownPage = /^Failed to load resource: the server responded with a status of 404/

/**
 * Records what the console of a page says from now on, which errors its scripts throw, and what it requests in vain.
 * @returns a function that returns all that, and begins anew
 */
export const watchComplaints = (page: Page) => {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("response", (answer) => {
    if (answer.status() >= 400 && !answer.request().isNavigationRequest())
      complaints.push(`${answer.status()} ${answer.url()}`)
  })
  return (isKnown: boolean) => complaints.splice(0).filter((line) => isKnown || !unknownPage.test(line))
}
