import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import { anyServicePath, labels, notFound, plusServices, site } from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { ask } from "../hosting/ask"
import { complaintsOf } from "../hosting/complaintsOf"

const long = "a".repeat(12_000)

for (const [address, file] of [
  ["/%", "404.html"],
  ["/%00", "404.html"],
  ["/plans%", "404.html"],
  ["/services/%", "services/404.html"],
  ["/services/%25", "services/404.html"],
  ["/services/%00", "services/404.html"],
  [`/services/${long}`, "services/404.html"],
  ["/blog/%E0%A4%A", "blog/404.html"],
  ["/..%2f..%2fpackage.json", "404.html"],
  ["/%2e%2e/%2e%2e/package.json", "404.html"],
  [`/${long}`, "404.html"],
  ["//evil.example", "404.html"],
  ["//services/plans/", "404.html"],
  ["/%2F%2Fevil.example/", "404.html"],
  ["/\\evil.example/", "404.html"],
  ["/services/\\evil.example/", "services/404.html"],
] as const)
  test(`npm run serve answers ${address.slice(0, 40)} with status 404 and ${file}`, async ({ baseURL }) => {
    const { status, body, headers } = await ask(baseURL ?? "", address, { accept: "text/html" })
    expect([status, headers.location]).toEqual([404, undefined])
    expect(body.equals(readFileSync(`dist/${file}`))).toBe(true)
  })

test("npm run serve does not tell what it is made with, and lets no other site read its answers", async ({
  baseURL,
}) => {
  for (const address of ["/plans", "/page-data/plans/page-data.json", "/nowhere", "/api/v1.0/email/send"]) {
    const { headers } = await ask(baseURL ?? "", address, { accept: "text/html" })
    const telling = Object.keys(headers).filter((name) => /^(?:x-powered-by|server|access-control-)/.test(name))
    expect(telling, address).toEqual([])
  }
})

test("npm run serve goes on answering real addresses, however they are written", async ({ baseURL }) => {
  const encoded = plusServices.map((service) => servicePath(service).replaceAll("+", "%2B"))
  for (const address of ["/plans?q=%", `${anyServicePath}?a=//b\\c`, ...encoded])
    expect((await ask(baseURL ?? "", address, { accept: "text/html" })).status, address).toBe(200)
})

test("a browser shows the error page of the folder at addresses that are none, hydrated", async ({ page, baseURL }) => {
  const complaints = await complaintsOf(page)
  for (const [address, heading] of [
    ["/services/%", site.defaultHeading],
    ["/services/unknown", site.defaultHeading],
    ["/blog/%E0%A4%A", labels.errors.unknownPost],
    ["/blog/unknown", labels.errors.unknownPost],
    ["/plans%", notFound.heading],
    ["/404", notFound.heading],
    ["//evil%2b.example", notFound.heading],
  ] as const) {
    await page.goto(`${baseURL}${address}`)
    await settled(page)
    await expect(page.getByRole("heading", { level: 1 }), address).toContainText(heading)
  }
  await page.waitForLoadState("networkidle")
  expect(complaints()).toEqual([])
})
