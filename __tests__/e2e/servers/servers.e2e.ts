import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { caching, headers, pictures } from "../../../src/hosting/headers"
import { servicePath } from "../../../src/site/entryPaths"
import { footerPage, jobPaths, plusServices, redirects, site } from "../../support/siteContent"
import { brokenAddresses, foreignAddresses, unknownAddresses } from "../../support/unknownAddresses"
import { settled } from "../enquiries/visitor"
import { type Answer, ask } from "../hosting/ask"
import { complaintsOf } from "../hosting/complaintsOf"
import { publishedPage } from "../hosting/publishedPage"
import { footerLink, idle, routes } from "../support"
import { kindsOfOperators, ownAddresses, WebServer } from "./WebServer"

const hashedFile = (ending: string) => {
  const file = readdirSync("dist/static", { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(ending))
  if (!file) throw new Error(`The build has made no ${ending} file`)
  return `/static/${file}`
}

const capitals = (address: string) => address.replace(/[a-z]/g, (letter) => letter.toUpperCase())

const expectHeaders = (address: string, answer: Answer) => {
  const isPicture = answer.status === 200 && address.endsWith(pictures.ending)
  const expected = { ...headers(), ...(isPicture && { "Content-Security-Policy": pictures.policy }) }
  for (const [name, value] of Object.entries(expected))
    expect(answer.headers[name.toLowerCase()], `${name} of ${address}`).toBe(value)
}

test.describe.configure({ mode: "serial" })

for (const kind of Object.keys(kindsOfOperators) as (keyof typeof kindsOfOperators)[])
  test.describe(kind, () => {
    test.use({ ignoreHTTPSErrors: true })
    const server = new WebServer(kind)
    test.beforeAll(() => server.start())
    test.afterAll(() => server.stop())

    const get = (address: string, fields?: Record<string, string>) => ask(server.origin, address, fields)

    const moved = async (address: string) => {
      const answer = await get(address)
      expectHeaders(address, answer)
      return [answer.status, answer.headers.location]
    }

    test("answers every page with the page and all headers", async () => {
      for (const { path: address } of routes) {
        const answer = await get(address)
        expect(answer.status, address).toBe(200)
        expect(answer.headers["content-type"], address).toBe("text/html; charset=utf-8")
        expect(answer.headers["cache-control"], address).toBe(caching.others)
        expectHeaders(address, answer)
        expect(answer.body.equals(readFileSync(publishedPage(address))), address).toBe(true)
      }
    })

    test("redirects every other spelling of a page's address to the page", async () => {
      for (const { path: address } of routes.filter((route) => route.path !== "/")) {
        if (capitals(address) !== address) expect(await moved(capitals(address)), address).toEqual([301, address])
        expect(await moved(`${address}/`), address).toEqual([301, address])
        expect(await moved(`${address}/index.html`), address).toEqual([301, address])
      }
    })

    for (const [from, to] of [
      ["/Refund-Policies", "/refund-policies"],
      ...jobPaths.flatMap((path) => [
        [path.toLowerCase(), path] as const,
        [`/Career/${path.slice("/career/".length).toLowerCase()}/`, path] as const,
      ]),
      ...redirects.flatMap(({ from, to }) => [[from, to] as const, [`${capitals(from)}/`, to] as const]),
      ...plusServices.map(
        (service) => [capitals(servicePath(service)).replaceAll("+", "%2B"), servicePath(service)] as const,
      ),
      ["/About-Us?from=mail&to=you", "/about-us?from=mail&to=you"],
      ["/about-us/?a=%2F%22", "/about-us?a=%2F%22"],
      ["/index.html", "/"],
    ] as const)
      test(`redirects ${from} to ${to}`, async () => {
        expect(await moved(from)).toEqual([301, to])
      })

    for (const address of plusServices.map(servicePath))
      for (const typed of [address, address.replaceAll("+", "%2B"), address.replaceAll("+", "%2b")])
        test(`answers ${typed} with its page`, async () => {
          const { status, body } = await get(typed)
          expect(status).toBe(200)
          expect(body.equals(readFileSync(publishedPage(address)))).toBe(true)
        })

    for (const [address, file] of unknownAddresses)
      test(`answers ${address} with status 404 and ${file}, which is not kept`, async () => {
        const answer = await get(address)
        const { status, body, headers: fields } = answer
        expect(status).toBe(404)
        expect(body.equals(readFileSync(path.join("dist", file)))).toBe(true)
        expect(fields["content-type"]).toBe("text/html; charset=utf-8")
        expect(fields["cache-control"]).toBe(caching.others)
        expectHeaders(address, answer)
      })

    for (const [address] of brokenAddresses)
      test(`refuses ${address}, which is no valid text or leads out of the folder`, async () => {
        expect([400, 404]).toContain((await get(address)).status)
      })

    test("answers a page whose query is not valid text", async () => {
      expect((await get("/contact-us?service=%")).status).toBe(200)
    })

    for (const [address] of foreignAddresses)
      test(`does not redirect to another site from ${address}`, async () => {
        const { headers: fields } = await get(address)
        expect(fields.location ?? "/").toMatch(/^\/(?![/\\])/)
      })

    test("lets hashed files be cached forever, and everything else be revalidated", async () => {
      for (const ending of [".js", ".webp", ".avif", ".woff2"]) {
        const address = hashedFile(ending)
        const { status, headers: fields } = await get(address)
        expect([status, fields["cache-control"]], address).toEqual([200, caching.hashed])
      }
      for (const address of ["/page-data/app-data.json", "/page-data/about-us/page-data.json", "/favicon.svg"]) {
        const { status, headers: fields } = await get(address)
        expect([status, fields["cache-control"]], address).toEqual([200, caching.others])
      }
    })

    test("sends all headers with other answers than pages, too", async () => {
      for (const address of [
        ...[".js", ".webp", ".avif", ".woff2"].map(hashedFile),
        "/favicon.svg",
        "/robots.txt",
        "/page-data/app-data.json",
        "/page-data/about-us/page-data.json",
      ]) {
        const answer = await get(address)
        expect(answer.status, address).toBe(200)
        expectHeaders(address, answer)
      }
    })

    test("sends the media type of every kind of file", async () => {
      for (const [address, type] of [
        [hashedFile(".js"), /^(?:application|text)\/javascript/],
        [hashedFile(".webp"), /^image\/webp$/],
        [hashedFile(".avif"), /^image\/avif$/],
        [hashedFile(".woff2"), /^font\/woff2$/],
        ["/favicon.svg", /^image\/svg\+xml/],
        ["/page-data/app-data.json", /^application\/json/],
        ["/manifest.webmanifest", /^application\/manifest\+json/],
        ["/sitemap-index.xml", /^(?:application|text)\/xml/],
        ["/robots.txt", /^text\/plain; charset=utf-8$/],
      ] as const)
        expect((await get(address)).headers["content-type"], address).toMatch(type)
    })

    test("refuses anything sent to a page or a file", async () => {
      for (const method of ["POST", "PUT", "DELETE", "TRACE", "OPTIONS"])
        for (const address of ["/about-us", "/robots.txt", "/api/v1.0/email"])
          expect((await ask(server.origin, address, {}, { method })).status, `${method} ${address}`).not.toBe(200)
      expect((await ask(server.origin, "/about-us", {}, { method: "HEAD" })).status).toBe(200)
    })

    test("says that a file has not changed", async () => {
      for (const address of ["/about-us", "/page-data/about-us/page-data.json"]) {
        const { etag = "" } = (await get(address)).headers
        expect(etag).not.toBe("")
        const again = await get(address, { "if-none-match": etag })
        expect([again.status, again.body.length], address).toEqual([304, 0])
      }
    })

    for (const [coding, accepted, unpack] of [
      ["br", "gzip, deflate, br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      [undefined, "identity", (body: Buffer) => body],
    ] as const)
      test(`sends the ${coding ?? "plain"} variant of pages, error pages, data and scripts, and says that there are others`, async () => {
        const large = readdirSync("dist/page-data", { recursive: true, encoding: "utf8" })
          .map((name) => `/page-data/${name}`)
          .find((name) => name.endsWith(".json") && statSync(`dist${name}`).size > 2000)
        for (const [address, file] of [
          ...routes.map((route) => [route.path, publishedPage(route.path)] as const),
          ["/nowhere", "dist/404.html"],
          ["/services/gardening", "dist/services/404.html"],
          [large ?? "", `dist${large}`],
          [hashedFile(".js"), `dist${hashedFile(".js")}`],
        ] as const) {
          const plain = readFileSync(file)
          const { headers: fields, body } = await get(address, { "accept-encoding": accepted })
          if (plain.length < 2000) continue
          expect(fields["content-encoding"], address).toBe(coding)
          expect(fields.vary?.toLowerCase(), address).toBe("accept-encoding")
          expect(unpack(body).equals(plain), address).toBe(true)
          if (coding) expect(body.length, address).toBeLessThan(plain.length / 1.5)
        }
      })

    test("does not announce variants of files without any", async () => {
      for (const address of [hashedFile(".webp"), hashedFile(".woff2"), "/favicon-32x32.png"])
        expect((await get(address, { "accept-encoding": "br" })).headers.vary, address).toBeUndefined()
    })

    test("does not reveal the server's version", async () => {
      expect((await get("/about-us")).headers.server ?? "").not.toMatch(/\d/)
    })

    test("serves the whole site so that it works", async ({ page }) => {
      const complaints = await complaintsOf(page)
      await page.goto(`${server.origin}/`)
      await settled(page)
      await footerLink(page, footerPage).click()
      await expect(page).toHaveURL(`${server.origin}${footerPage}`)
      for (const service of plusServices) {
        await page.goto(server.origin + servicePath(service).replaceAll("+", "%2B"))
        await settled(page)
        await expect(page.getByRole("heading", { level: 1 })).toContainText(service.name)
      }
      await page.goto(`${server.origin}/services/gardening`)
      await settled(page)
      await expect(page.getByRole("heading", { level: 1 })).toContainText(site.defaultHeading)
      await idle(page)
      expect(complaints()).toEqual([])
    })
  })

test.describe("nginx beside Debian's own site", () => {
  const generated = new WebServer("nginx")
  const byHand = new WebServer("nginx by hand, over https")
  test.beforeAll(async () => {
    await Promise.all([generated.start(), byHand.start()])
  })
  test.afterAll(async () => {
    await Promise.all([generated.stop(), byHand.stop()])
  })

  for (const own of ownAddresses) {
    test(`answers at ${own} with this site`, async () => {
      const [name = ""] = /(?<=server_name ).+(?=;)/.exec(readFileSync("deploy/nginx.conf", "utf8")) ?? []
      for (const [origin, host] of [
        [`http://${own}:${generated.sharedPort}`, name],
        [byHand.origin.replace("localhost", own), "localhost"],
      ] as const)
        for (const address of ["/about-us", "/"]) {
          const { status, body } = await ask(origin, address, { host })
          expect(status, `${address} of ${host}`).toBe(200)
          expect(body.toString()).not.toContain("Welcome to nginx")
          expect(body.equals(readFileSync(publishedPage(address))), `${address} of ${host}`).toBe(true)
        }
    })

    test(`redirects at ${own} from http to https, and on to the page`, async () => {
      const { status, headers: fields } = await ask(`http://${own}:${byHand.sharedPort}`, "/About-Us/?from=mail", {
        host: "localhost",
      })
      expect([status, fields.location]).toEqual([301, `${byHand.origin}/About-Us/?from=mail`])
      expect((await ask(byHand.origin, "/About-Us/?from=mail")).headers.location).toBe("/about-us?from=mail")
    })

    test(`leaves Debian's own site at ${own} to other names`, async () => {
      for (const { sharedPort } of [generated, byHand]) {
        const { status, headers: fields } = await ask(`http://${own}:${sharedPort}`, "/about-us")
        expect([status, fields["x-frame-options"]]).toEqual([404, undefined])
      }
    })
  }
})
