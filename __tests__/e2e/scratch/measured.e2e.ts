import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { loadCounts } from "../../../src/hosting/counts/loadCounts"
import { countPath } from "../../../src/measure/ways"
import { servicesPath } from "../../../src/site/entryPaths"
import { chat, labels, site as siteCopy } from "../../support/siteContent"
import { Server } from "../enquiries/Server"
import { buttonOf, expectSuccess, fieldOf, fillIn, places, settled, test } from "../enquiries/visitor"
import { footerLink } from "../support"
import { buildCopy } from "./runInCopy"

const { expect } = test
const MAX_CHUNK_BYTES = 3 * 1024

/** What a page has sent, as the server gets it, without the values of web vitals, which the machine decides. */
const sentBy = (page: Page) => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== countPath) return
    const { path: at, event, detail } = request.postDataJSON()
    sent.push([at, event, ...(/^[A-Z]+$/.test(event) || !detail ? [] : [detail])].join(" "))
  })
  return sent
}

test.describe("a copy that its own server counts", () => {
  test.describe.configure({ mode: "serial" })
  const site = makeScratchSite()
  const server = new Server(60, false, "", { GATSBY_MEASURE: "own" }, path.join(site.folder, "public"))
  const scripts = path.join(site.folder, "public/static/js")

  test.beforeAll(async () => {
    test.setTimeout(600_000)
    shrinkPictures(site.folder)
    writeFileSync(path.join(site.folder, ".env.production"), "GATSBY_MEASURE=own\n")
    const { code, output } = await buildCopy(site.folder)
    expect(code, output).toBe(0)
    await server.start()
  })
  test.afterAll(async () => {
    await server.end()
    site.dispose()
  })
  const address = (at: string) => `http://localhost:${server.port}${at}`

  test("has the code for that in a chunk of its own, which no page waits for, and none for other ways", () => {
    const chunks = readdirSync(scripts).filter((file) => /^measure/.test(file))
    expect(chunks.map((file) => file.split(".")[0])).toEqual(["measure"])
    const bytes = brotliCompressSync(readFileSync(path.join(scripts, chunks[0] ?? ""))).length
    expect(bytes).toBeLessThanOrEqual(MAX_CHUNK_BYTES)
    expect(readFileSync(path.join(site.folder, "public/index.html"), "utf8")).not.toMatch(/<script[^>]*measure/)
  })

  test("counts a visit, and nothing else is sent or stored", async ({ page, context }) => {
    const sent = sentBy(page)
    await page.goto(address(`${places.contact}?email=ann@zebra.house`))
    await settled(page)
    await expect.poll(() => sent).toContain("/contact-us Page seen")
    await page.locator(`main a[href^="mailto:${siteCopy.contact.email}"]`).first().click()
    await fillIn(page, "contact")
    await buttonOf(page, "contact").click()
    await expectSuccess(page, "contact")
    await page.getByRole("button", { name: labels.chat.open }).press("Enter")
    await page.getByRole("button", { name: chat.items.at(-1)?.question }).click()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Control+k")
    await page.getByRole("dialog").getByRole("searchbox").fill("zzzzqqqq")
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
      labels.search.none.replace("{query}", "zzzzqqqq"),
    )
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await footerLink(page, servicesPath).click()
    await page.waitForURL(`**${servicesPath}`)
    await expect.poll(() => sent.at(-1)).toBe(`${servicesPath} Page seen`)
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    await page.close({ runBeforeUnload: true })

    const vital = /^\/contact-us (?:LCP|INP|CLS|TTFB)$/
    expect(sent.filter((one) => !vital.test(one))).toEqual([
      "/contact-us Page seen",
      "/contact-us Mail link",
      "/contact-us Form begun contact",
      "/contact-us Form sent contact",
      `/contact-us Chat question ${chat.items.length}`,
      "/contact-us Search without result 8",
      `${servicesPath} Page seen`,
    ])
    expect(sent.filter((one) => vital.test(one))).toContain("/contact-us TTFB")
    expect(await context.cookies()).toEqual([])
    expect(keys.filter((key) => /measure|count\b|visit|plausible|umami/i.test(key))).toEqual([])
    const stored = async () => {
      const { counts } = await loadCounts(server.outbox)
      return counts.reduce((sum, { count }) => sum + count, 0)
    }
    await expect.poll(stored).toBe(sent.length)
  })

  test("sends nothing for a visitor who does not want it", async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
    await page.goto(address("/contact-us"))
    await settled(page)
    await fieldOf(page, "contact", "user_name").fill("Ann")
    await page.waitForLoadState("networkidle")
    expect(asked.filter((url) => /measure|web-vitals|count$/.test(url))).toEqual([])
  })

  for (const [trouble, status] of [
    ["never answers", 0],
    ["answers 500", 500],
  ] as const)
    test(`works if the address that counts ${trouble}`, async ({ page }) => {
      const sent = sentBy(page)
      await page.route(`**${countPath}`, (route) => (status ? route.fulfill({ status }) : undefined))
      await page.goto(address("/contact-us"))
      await settled(page)
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      await footerLink(page, servicesPath).click()
      await page.waitForURL(`**${servicesPath}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      if (!status) expect(sent).toEqual(["/contact-us Page seen"])
    })
})
