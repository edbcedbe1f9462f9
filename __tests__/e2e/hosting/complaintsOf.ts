import type { Page } from "@playwright/test"
import { geoAddress } from "../enquiries/visitor"

/**
 * Answers the country look-up, and records a page's console messages from now on.
 * @returns a function that returns them, except the browser's own message for a missing address
 */
export const complaintsOf = async (page: Page) => {
  const said: string[] = []
  page.on("console", (message) => said.push(message.text()))
  page.on("pageerror", ({ message }) => said.push(message))
  await page.route(geoAddress, (route) =>
    route.fulfill({ json: { country: "Ireland" }, headers: { "access-control-allow-origin": "*" } }),
  )
  return () => said.filter((line) => !/404 \(Not Found\)/.test(line))
}
