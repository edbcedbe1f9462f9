import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { hosts, hostsNamed } from "../../../src/hosting/hosts/hosts"
import { layOutSite } from "../../../src/hosting/publishing/layOutSite"
import { servicePath } from "../../../src/site/entryPaths"
import { checkDeployed } from "../../../tools/deployed/checkDeployed"
import { describeHostIssue } from "../../../tools/deployed/HostIssue"
import { PretendedHost } from "../../support/hosts/PretendedHost"
import { type PretendedHostName, pretendedHosts } from "../../support/hosts/pretendedHosts"
import { footerPage, labels, notFound, plusServices, redirects, site } from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { footerLink, idle, routes } from "../support"
import { ask } from "./ask"
import { complaintsOf } from "./complaintsOf"
import { publishedPage } from "./publishedPage"

const names = Object.keys(pretendedHosts) as PretendedHostName[]

/** The address that the site was built for. */
const siteUrl = /^Sitemap: (https?:\/\/[^/]+)/m.exec(readFileSync("dist/robots.txt", "utf8"))?.[1] ?? ""

/** The most and the least able host. plainHosts.test.ts asks what all answer, `npm run test:all` what the site does there. */
const extremes: readonly string[] = ["netlify", "github-pages"]

for (const name of names) {
  test.describe(name, { tag: extremes.includes(name) ? [] : ["@further"] }, () => {
    test.describe.configure({ mode: "serial" })
    let root: string
    let server: PretendedHost

    test.beforeAll(async () => {
      root = mkdtempSync(path.join(tmpdir(), `${name}-`))
      const dist = path.join(root, "dist")
      await layOutSite({ to: dist, deploy: `${root}/deploy`, project: root, hosts: hostsNamed([name]), siteUrl })
      server = new PretendedHost(dist, pretendedHosts[name], root)
      await server.start()
    })
    test.afterAll(() => {
      server.stop()
      rmSync(root, { recursive: true })
    })

    test("answers every page at its address, without a redirect", async () => {
      for (const { path: address } of routes) {
        const { status, body } = await ask(server.origin, address)
        expect(status, address).toBe(200)
        expect(body.equals(readFileSync(publishedPage(address))), address).toBe(true)
      }
    })

    test("has nothing to fix but the forms, for which a host of plain files needs a mail service", async () => {
      const issues = await checkDeployed(server.origin, siteUrl, hosts[name])
      expect(issues.map(describeHostIssue)).toEqual([expect.stringMatching(/^mail: /)])
    })

    test("leads from another spelling of a page or an old address to the page, in the browser if not before, with query and place", async ({
      page,
    }) => {
      const [old] = redirects
      for (const [address, to] of [
        ["/about-us/", "/about-us"],
        ["/ABOUT-US", "/about-us"],
        ...(old ? [[old.from, old.to] as const] : []),
      ] as const) {
        const rest = "?utm_campaign=spring#main"
        await page.goto(server.origin + address + rest)
        await expect(page).toHaveURL(server.origin + to + rest)
      }
    })

    test("lets the whole site work, and shows an error page for unknown addresses, that of the folder if the host can", async ({
      page,
    }) => {
      const hasOwn = !hosts[name]?.cannot.includes("errorPages")
      const expectHeading = async (address: string, heading: string) => {
        await page.goto(server.origin + address)
        await settled(page)
        await expect(page.getByRole("heading", { level: 1 })).toContainText(heading)
      }
      await expectHeading("/services/gardening", hasOwn ? site.defaultHeading : notFound.heading)
      await expectHeading("/blog/unknown", hasOwn ? labels.errors.unknownPost : notFound.heading)
      const complaints = await complaintsOf(page)
      await expectHeading("/404", notFound.heading)
      for (const service of plusServices) await expectHeading(servicePath(service).replaceAll("+", "%2B"), service.name)
      await footerLink(page, footerPage).click()
      await expect(page).toHaveURL(`${server.origin}${footerPage}`)
      await page.reload()
      await settled(page)
      await idle(page)
      expect(complaints()).toEqual([])
    })
  })
}
