import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { checkDeployed } from "../../../tools/deployed/checkDeployed"
import { Server } from "../enquiries/Server"
import { kinds, WebServer } from "./WebServer"

/** The address that the site was built for. */
const siteUrl = /^Sitemap: (https?:\/\/[^/]+)/m.exec(readFileSync("dist/robots.txt", "utf8"))?.[1]

for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
  test(`npm run check:deployed finds nothing to fix at ${kind}, except mail while the endpoint is down`, async () => {
    test.setTimeout(120_000)
    const mail = new Server(60, true)
    await mail.start()
    const server = new WebServer(kind, `127.0.0.1:${mail.port}`)
    await server.start()
    try {
      expect(await checkDeployed(server.origin, siteUrl)).toEqual([])
      await mail.kill()
      expect((await checkDeployed(server.origin, siteUrl)).map(({ subject }) => subject)).toEqual(["mail"])
    } finally {
      await server.stop()
      await mail.end()
    }
  })

test("nor at npm run serve", async ({ baseURL }) => {
  expect(await checkDeployed(baseURL ?? "", siteUrl)).toEqual([])
})
