import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import { footerPage, labels, notFound, plusServices, redirects, site } from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { footerLink, idle, routes } from "../support"
import { ask } from "./ask"
import { complaintsOf } from "./complaintsOf"
import { PlainHost } from "./PlainHost"
import { publishedPage } from "./publishedPage"

const host = new PlainHost("dist")

test.describe.configure({ mode: "serial" })

test.beforeAll(() => host.start())
test.afterAll(() => host.stop())

test("a static host answers every page at its address, without a redirect", async () => {
  for (const { path: address } of routes) {
    const { status, body } = await ask(host.origin, address)
    expect(status, address).toBe(200)
    expect(body.equals(readFileSync(publishedPage(address))), address).toBe(true)
  }
})

for (const [address, to] of [
  ["/plans/", "/plans"],
  ["/plans.html", "/plans"],
  ...plusServices.map((service) => [`${servicePath(service)}/`, servicePath(service)] as const),
  ...redirects.map(({ from, to }) => [from, to] as const),
] as const)
  test(`it redirects ${address} to ${to}`, async () => {
    const { status, headers } = await ask(host.origin, address)
    expect([301, 308]).toContain(status)
    expect(headers.location).toBe(to)
  })

for (const [address, file] of [
  ["/services/unknown", "services/404.html"],
  ["/services/gardening/roses", "services/404.html"],
  ["/blog/unknown", "blog/404.html"],
  ["/nowhere", "404.html"],
  ["/_gatsby/slices/_gatsby-scripts-1.html", "404.html"],
  ["/webpack.stats.json", "404.html"],
] as const)
  test(`it answers ${address} with status 404 and ${file}`, async () => {
    const { status, body } = await ask(host.origin, address)
    expect(status).toBe(404)
    expect(body.equals(readFileSync(path.join("dist", file)))).toBe(true)
  })

test("the whole site works there", async ({ page }) => {
  const complaints = await complaintsOf(page)
  for (const [address, heading] of [
    ["/services/unknown", site.defaultHeading],
    ["/blog/unknown", labels.errors.unknownPost],
    ["/404", notFound.heading],
    ...plusServices.map((service) => [servicePath(service).replaceAll("+", "%2B"), service.name] as const),
  ] as const) {
    await page.goto(host.origin + address)
    await settled(page)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading)
  }
  await footerLink(page, footerPage).click()
  await expect(page).toHaveURL(`${host.origin}${footerPage}`)
  await page.reload()
  await settled(page)
  await idle(page)
  expect(complaints()).toEqual([])
})
