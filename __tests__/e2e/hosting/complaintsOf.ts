import type { Page } from "@playwright/test"
import { geoAddress } from "../enquiries/visitor"

/**
 * Answers the look-up of the country, and hears what a page says in the console from now on.
 * @returns what gives all of it, but for the browser's own line on an address that is not there
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
