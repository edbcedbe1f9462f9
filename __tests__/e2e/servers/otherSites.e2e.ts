import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { ask } from "../hosting/ask"
import { kinds, WebServer } from "./WebServer"

for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
  test.describe(kind, () => {
    const folder = mkdtempSync(path.join(tmpdir(), "modules-"))
    const site = new WebServer(kind)
    const modules = new WebServer(kind, undefined, folder)

    test.beforeAll(async () => {
      writeFileSync(path.join(folder, "index.html"), "A page, which tells that the server has started.")
      writeFileSync(path.join(folder, "editor.mjs"), "export default 1")
      await Promise.all([site.start(), modules.start()])
    })
    test.afterAll(async () => {
      await Promise.all([site.stop(), modules.stop()])
      rmSync(folder, { recursive: true })
    })

    test("sends modules, of which the editing page consists, as scripts", async () => {
      const { status, headers } = await ask(modules.origin, "/editor.mjs")
      expect(status).toBe(200)
      expect(headers["content-type"]).toMatch(/^text\/javascript\b/)
    })

    test("lets a page access the popup that it opened, but no other site a page of this one", async ({ page }) => {
      const other = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("A page"))
      await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
      const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
      const isLost = async (opener: string, popup: string) => {
        await page.goto(opener)
        const [opened] = await Promise.all([
          page.waitForEvent("popup"),
          page.evaluate((address) => {
            Object.assign(window, { popup: window.open(address) })
          }, popup),
        ])
        await opened.waitForURL(popup)
        const [closed, orphaned] = await Promise.all([
          page.evaluate(() => (window as unknown as { popup: Window }).popup.closed),
          opened.evaluate(() => window.opener === null),
        ])
        await opened.close()
        return { closed, orphaned }
      }
      expect(await isLost(`${site.origin}/about-us`, `${elsewhere}/about-us`)).toEqual({
        closed: false,
        orphaned: false,
      })
      expect(await isLost(`${elsewhere}/about-us`, `${site.origin}/about-us`)).toEqual({ closed: true, orphaned: true })
      other.close()
    })
  })
