import { expect, type Page, test } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { complaintsOf } from "../hosting/complaintsOf"
import { footerLink, idle } from "../support"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

const capitals = (address: string) => address.replace(/[a-z]/g, (letter) => letter.toUpperCase())

const robots = (page: Page) => page.locator('meta[name="robots"]')

test.describe("other spellings of an address redirect to the canonical one", () => {
  for (const [typed, canonical] of [
    ...content.plusServices.map((service) => [capitals(servicePath(service)), servicePath(service)] as const),
    ...content.redirects.map(({ from, to }) => [capitals(from), to] as const),
  ] as const)
    test(`${typed} redirects to ${canonical}, and requests nothing missing`, async ({ page, request }) => {
      const complaints = await complaintsOf(page)
      const missing: string[] = []
      page.on("response", (answer) => {
        if (answer.status() >= 400 && !answer.request().isNavigationRequest()) missing.push(answer.url())
      })
      await page.goto(typed)
      await expect(page).toHaveURL(new RegExp(`${canonical.replaceAll("+", "(?:\\+|%2B)")}$`))
      const html = await (await request.get(canonical)).text()
      const title = /<title[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll("&amp;", "&")
      await expect(page).toHaveTitle(title ?? "")
      await settled(page)
      await idle(page)
      expect([...complaints(), ...missing]).toEqual([])
    })

  test("what follows the path is kept: a query and a fragment", async ({ page }) => {
    await page.goto("/Privacy-Policy?from=mail#contact")
    await expect(page).toHaveURL(/\/privacy-policy\?from=mail#contact$/)
  })
})

// plainHosts.e2e.ts and everyPage.e2e.ts test that such an address shows its service when opened.
for (const service of content.plusServices) {
  const address = servicePath(service)
  const encoded = address.replaceAll("+", "%2B")

  test(`a change of page to ${encoded} shows the page`, async ({ page }) => {
    await page.goto("/privacy-policy")
    await settled(page)
    await page.evaluate((to) => window.___navigate(to), `${encoded}?from=mail`)
    await expect(heading(page)).toContainText(service.name)
    await expect(page).toHaveURL(`${address}?from=mail`)
  })
}

test.describe("an unknown address", () => {
  test("an unknown service shows the default hero with the form, and real services", async ({ page }) => {
    await page.goto("/services/gardening")
    await settled(page)
    await expect(heading(page)).toContainText(content.site.defaultHeading)
    await expect(page.getByText(content.site.defaultSubheading).first()).toBeVisible()
    await expect(page.getByRole("form", { name: content.forms.enquiry.name })).toBeVisible()
    const services = page.getByRole("main").locator('a[href^="/services/"]')
    expect(await services.count()).toBeGreaterThanOrEqual(3)
    await expect(robots(page)).toHaveAttribute("content", /noindex/)
  })

  for (const path of ["/services/gardening?from=mail", "/blog/999", "/nowhere"])
    test(`Back returns to ${path}, unchanged`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      const shown = (await heading(page).textContent()) ?? ""
      await footerLink(page, content.footerPage).click()
      await expect(page).toHaveURL(content.footerPage)
      await expect(heading(page)).not.toHaveText(shown)
      await page.goBack()
      await expect(page).toHaveURL((url) => url.pathname + url.search === path)
      await expect(heading(page)).toHaveText(shown)
    })
})
