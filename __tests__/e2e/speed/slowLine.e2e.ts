import { expect, type Page, test } from "@playwright/test"
import { loadFailureBannerId } from "../../../src/components/errors/loadFailure"
import { anyServicePath } from "../../support/siteContent"
import { settled } from "../enquiries/visitor"

/** A bad mobile connection. */
const line = { offline: false, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024, latency: 400 }

test.use({ viewport: { width: 390, height: 800 } })

const addresses = ["/", anyServicePath, "/contact-us"]

/** Opens a page on that line, types into its first form, and waits until it is hydrated. */
const typeMeanwhile = async (page: Page, address: string) => {
  let loads = 0
  page.on("domcontentloaded", () => {
    loads += 1
  })
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", line)
  await page.goto(address, { timeout: 120_000, waitUntil: "commit" })
  const field = page.getByRole("main").getByRole("form").first().getByRole("textbox").first()
  await field.fill("Ann Lee")
  await settled(page)
  await expect(field, address).toHaveValue("Ann Lee")
  expect(loads, address).toBe(1)
  await expect(page.locator(`#${loadFailureBannerId}`), address).toBeHidden()
}

test("at 50 kB/s a page is hydrated, keeps what is typed meanwhile, and neither reloads nor reports a failure", async ({
  context,
}) => {
  test.setTimeout(180_000)
  // At the same time, each with a line of its own, since most of the time is waiting.
  await Promise.all(addresses.map(async (address) => typeMeanwhile(await context.newPage(), address)))
})
