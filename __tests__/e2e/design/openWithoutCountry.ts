import { expect, type Page } from "@playwright/test"
import { greetingFor } from "../../../src/site/visitor/greetingFor"
import { greetings } from "../../support/siteContent"
import { geoAddress, hold } from "../enquiries/visitor"
import { open } from "./designFixtures"

/**
 * Opens a page with a pending country look-up.
 * @param opens how; by default in the site's own fonts
 * @returns a function that answers it, and waits until a page with a greeting shows the country
 */
export const openWithoutCountry = async (page: Page, path: string, opens = open) => {
  const { released, release } = hold()
  let country = ""
  await page.unroute(geoAddress)
  await page.route(geoAddress, async (route) => {
    await released
    await route.fulfill({ json: { country } }).catch(() => undefined)
  })
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
  await opens(page, path)
  const shown = (words: string) => page.getByText(words, { exact: true }).filter({ visible: true }).first()
  const isGreeting = await shown(greetings.unknown).isVisible()
  return async (name: string) => {
    country = name
    release()
    if (isGreeting) await expect(shown(greetingFor(name, false, greetings))).toBeVisible({ timeout: 15_000 })
  }
}
