import { expect, type Page, test } from "@playwright/test"
import { servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { settled } from "../enquiries/visitor"
import { complaintsOf } from "../hosting/complaintsOf"
import { footerLink, idle } from "../support"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

const capitals = (address: string) => address.replace(/[a-z]/g, (letter) => letter.toUpperCase())

for (const [typed, canonical] of [
  ...content.plusServices.map((service) => [capitals(servicePath(service)), servicePath(service)] as const),
  ...content.redirects.slice(0, 1).map(({ from, to }) => [capitals(from), to] as const),
] as const)
  test(`${typed} redirects to ${canonical}, with its query and fragment, and requests nothing missing`, async ({
    page,
    request,
  }) => {
    const complaints = await complaintsOf(page)
    const missing: string[] = []
    page.on("response", (answer) => {
      if (answer.status() >= 400 && !answer.request().isNavigationRequest()) missing.push(answer.url())
    })
    await page.goto(`${typed}?from=mail#contact`)
    await expect(page).toHaveURL(new RegExp(`${canonical.replaceAll("+", "(?:\\+|%2B)")}\\?from=mail#contact$`))
    const html = await (await request.get(canonical)).text()
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll("&amp;", "&")
    await expect(page).toHaveTitle(title ?? "")
    await settled(page)
    await idle(page)
    expect([...complaints(), ...missing]).toEqual([])
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

/** An unknown service shows the default hero with the form, and real services. */
const expectDefaultHero = async (page: Page) => {
  await expect(heading(page)).toContainText(content.site.defaultHeading)
  await expect(page.getByText(content.site.defaultSubheading).first()).toBeVisible()
  await expect(page.getByRole("form", { name: content.forms.enquiry.name })).toBeVisible()
  expect(await page.getByRole("main").locator('a[href^="/services/"]').count()).toBeGreaterThanOrEqual(3)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
}

for (const path of ["/services/gardening?from=mail", "/blog/999", "/nowhere"])
  test(`Back returns to ${path}, unchanged`, { tag: path.startsWith("/services") ? [] : "@further" }, async ({
    page,
  }) => {
    await page.goto(path)
    await settled(page)
    if (path.startsWith("/services")) await expectDefaultHero(page)
    const shown = (await heading(page).textContent()) ?? ""
    await footerLink(page, content.footerPage).click()
    await expect(page).toHaveURL(content.footerPage)
    await expect(heading(page)).not.toHaveText(shown)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    await expect(heading(page)).toHaveText(shown)
  })
