import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import { anyServicePath, plusServices } from "../../support/siteContent"
import { ask } from "../hosting/ask"
import { complaintsOf } from "../hosting/complaintsOf"
import { hydrated } from "../support"

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
    ["/services/%", "We Provide Online Assignment Help-"],
    ["/services/unknown", "We Provide Online Assignment Help-"],
    ["/blog/%E0%A4%A", "Blog not found!"],
    ["/blog/unknown", "Blog not found!"],
    ["/plans%", "Unexpected Application Error!"],
    ["/404", "Unexpected Application Error!"],
    ["//evil%2b.example", "Unexpected Application Error!"],
  ] as const) {
    await page.goto(`${baseURL}${address}`)
    await hydrated(page)
    await expect(page.getByRole("heading", { level: 1 }), address).toContainText(heading)
  }
  expect(complaints()).toEqual([])
})
