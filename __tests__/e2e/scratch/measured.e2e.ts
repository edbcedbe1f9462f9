import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { Page, Route } from "@playwright/test"
import { makeScratchSite } from "../../../scripts/scratchSite"
import { shrinkPictures } from "../../../scripts/shrinkPictures"
import { countPath } from "../../../src/measure/ways"
import type { Count } from "../../../src/server/counts/readCounts"
import { servicesPath } from "../../../src/site/entryPaths"
import { chat, labels, site as siteCopy } from "../../support/siteContent"
import { storedIn } from "../../support/storedIn"
import { Server } from "../enquiries/Server"
import { startInbox } from "../enquiries/startInbox"
import { buttonOf, expectSuccess, fieldOf, fillIn, settled, test } from "../enquiries/visitor"
import { footerLink, linkTo } from "../support"
import { buildCopy } from "./runInCopy"

const { expect } = test
const MAX_CHUNK_BYTES = 3 * 1024

const vitals = ["CLS", "INP", "LCP", "TTFB"]

/** An event in a few words, without the value of a web vital, which the machine decides. */
const wordsOf = ({ path: at, event, detail }: Omit<Count, "day" | "count">) =>
  [at, event, ...(vitals.includes(event) || !detail ? [] : [detail])].join(" ")

/** What a page has sent, as the server gets it. */
const sentBy = (page: Page) => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === countPath) sent.push(wordsOf(request.postDataJSON()))
  })
  return sent
}

test.describe("a copy that its own server counts", () => {
  test.describe.configure({ mode: "serial" })
  let site: ReturnType<typeof makeScratchSite>
  let server: Server

  test.beforeAll(async () => {
    site = makeScratchSite()
    server = new Server(60, false, "", { GATSBY_MEASURE: "own" }, path.join(site.folder, "public"))
    shrinkPictures(site.folder)
    writeFileSync(path.join(site.folder, ".env.production"), "GATSBY_MEASURE=own\n")
    const siteFile = path.join(site.folder, "data/site.json")
    const copy = JSON.parse(readFileSync(siteFile, "utf8"))
    writeFileSync(siteFile, JSON.stringify({ ...copy, leads: { ...copy.leads, context: "campaign" } }))
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
    const scripts = path.join(site.folder, "public/static/js")
    const chunks = readdirSync(scripts).filter((file) => /^measure/.test(file))
    expect(chunks.map((file) => file.split(".")[0])).toEqual(["measure"])
    const bytes = brotliCompressSync(readFileSync(path.join(scripts, chunks[0] ?? ""))).length
    expect(bytes).toBeLessThanOrEqual(MAX_CHUNK_BYTES)
    expect(readFileSync(path.join(site.folder, "public/index.html"), "utf8")).not.toMatch(/<script[^>]*measure/)
  })

  test("counts a visit, and nothing else is sent or stored", async ({ page, context }) => {
    const sent = sentBy(page)
    await page.goto(address("/contact-us?email=ann@zebra.house"))
    await settled(page)
    await expect.poll(() => sent).toContain("/contact-us Page seen")
    await page.locator(`main a[href^="mailto:${siteCopy.contact.email}"]`).first().click()
    await fillIn(page, "contact")
    await buttonOf(page, "contact").click()
    await expectSuccess(page, "contact")
    if (chat) {
      await page.getByRole("button", { name: labels.chat.open }).press("Enter")
      await page.getByRole("button", { name: chat.items.at(-1)?.question }).click()
      await page.keyboard.press("Escape")
    }
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
    // Web vitals are known once the page is left.
    await page.goto("about:blank")

    const visit = [
      "/contact-us Page seen",
      "/contact-us Mail link",
      "/contact-us Form begun contact",
      "/contact-us Form sent contact",
      ...(chat ? [`/contact-us Chat question ${chat.items.length}`] : []),
      "/contact-us Search without result 8",
      `${servicesPath} Page seen`,
    ]
    const ofFirstPage = vitals.map((vital) => `/contact-us ${vital}`)
    const arrival = "/contact-us Visit"
    expect(sent.filter((one) => !ofFirstPage.includes(one) && one !== arrival)).toEqual(visit)
    const stored = () => storedIn(server.outbox).counts.map(wordsOf).toSorted()
    await expect.poll(stored).toEqual([arrival, ...visit, ...ofFirstPage].toSorted())
    expect(await context.cookies()).toEqual([])
    expect(keys.filter((key) => /measure|count\b|visit|plausible|umami/i.test(key))).toEqual([])
  })

  test("shows the owner which campaign has brought a visit and an enquiry, and to which page", async ({ page }) => {
    const sent = sentBy(page)
    await page.goto(address("/blogs?utm_campaign=spring&utm_source=news"))
    await expect.poll(() => sent).toContain("/blogs Visit spring (news)")
    await linkTo(page.getByRole("banner"), "/contact-us").click()
    await page.waitForURL("**/contact-us")
    await settled(page)
    await fillIn(page, "contact", { user_name: "Bob" })
    await buttonOf(page, "contact").click()
    await expectSuccess(page, "contact")
    await expect.poll(() => sent).toContain("/contact-us Form sent contact")
    const inbox = await startInbox(server.outbox)
    try {
      await page.goto(inbox.address)
      await page.getByRole("link", { name: "Sources" }).click()
      const row = page.getByRole("row").filter({ hasText: "spring (news)" })
      await expect(row.getByRole("rowheader")).toHaveText("spring (news)/blogs (1 visit, 1 sent)")
      await expect(row.getByRole("cell")).toHaveText(["1", "1", "0"])
    } finally {
      inbox.end()
    }
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

  for (const [trouble, answer] of [
    ["never answers", () => {}],
    ["answers 500", (route) => route.fulfill({ status: 500 })],
    ["is blocked", (route) => route.abort("blockedbyclient")],
  ] satisfies [string, (route: Route) => unknown][])
    test(`works if the address that counts ${trouble}`, async ({ page }) => {
      const sent = sentBy(page)
      await page.route(`**${countPath}`, answer)
      await page.goto(address("/contact-us"))
      await settled(page)
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      await footerLink(page, servicesPath).click()
      await page.waitForURL(`**${servicesPath}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      if (trouble === "never answers") expect(sent).toHaveLength(1)
    })
})
