import * as specified from "../../support/specification"
import { hrefs, section, service, texts } from "./pageText"
import { expect, test } from "./room"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: "parallel" })

test("the header: services in three groups, the links, the highlighted Contact Us", async ({ page }) => {
  await page.goto("/plans")
  const menu = "header > div > nav"
  expect(await texts(page, `${menu} > a`)).toEqual(["About Us", "Plans", "Privacy Policy", "Career", "Contact Us"])
  expect(await hrefs(page, `${menu} > a`)).toEqual(["/about-us", "/plans", "/privacy-policy", "/career", "/contact-us"])
  expect(await texts(page, `${menu} section h2`)).toEqual(["Writing", "Our Domains", "More Services"])
  for (const [place, slugs] of Object.values(specified.headerGroups).entries())
    expect(await hrefs(page, `${menu} section:nth-of-type(${place + 1}) a`)).toEqual(slugs.map(service))
  const [plain, contact] = [page.locator(`${menu} > a`).first(), page.locator(`${menu} > a`).last()]
  expect(await contact.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(
    await plain.evaluate((link) => getComputedStyle(link).backgroundColor),
  )
})

test("the overlay: services to unfold, About, Privacy Policy, Career, Contact Us", async ({ page }) => {
  await page.goto("/plans")
  expect(await texts(page, "dialog > nav > details > summary")).toEqual(["Services"])
  expect(await texts(page, "dialog details details > summary")).toEqual(["Writing", "Our Domains", "More Services"])
  expect(await hrefs(page, "dialog details details a")).toEqual(
    Object.values(specified.headerGroups).flat().map(service),
  )
  const links = await texts(page, "dialog > nav > a, dialog > div:last-child > a")
  expect(links.filter((name) => name !== "Plans")).toEqual(["About", "Privacy Policy", "Career", "Contact Us"])
})

test("the footer: links, offices, payment, badges, warning, copyright", async ({ page }) => {
  await page.goto("/contact-us")
  const footer = page.getByRole("contentinfo")
  for (const [name, href] of [
    ["Our Offers", "/plans"],
    ["Privacy Policy", "/privacy-policy"],
    ["Term of use", "/terms-and-conditions"],
    ["Revision & Refund policy", "/refund-policies"],
    ["FAQs", "/#faqs"],
    ["How It Works", "/#how-it-works"],
    ["Reviews", "/#feedback"],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href)
  for (const [id, slugs] of Object.entries(specified.footerGroups))
    expect(await hrefs(page, `footer [data-column=${id}] a`)).toEqual(slugs.map(service))

  const offices = section(page, "At a desk near you.")
  expect(
    (await offices.getByRole("heading", { level: 3 }).allTextContents()).slice(0, specified.counts.offices),
  ).toEqual(specified.officeCountries)
  await expect(offices.getByRole("listitem").first().locator("p")).toHaveCount(specified.counts.headquarters)
  await expect(offices.getByRole("listitem").first()).toContainText("Headquarters")
  await expect(offices.locator('a[href^="tel:"]')).toHaveCount(1)

  const payment = footer.getByText(specified.securePay).locator("..")
  await expect(payment.getByRole("listitem")).toHaveCount(specified.counts.cardLogos)
  await expect(footer.getByText(specified.storeNote)).toHaveCount(specified.counts.stores)
  await expect(footer).toContainText(`© ${specified.copyrightYear}`)
  await expect(footer).toContainText(/verify that it is us.*\+91 00000 00000.*hello@quillhaven\.example/)
})

test("review sites and social networks open in a new tab and say so", async ({ page }) => {
  await page.goto("/")
  const outward = page.locator('main a[href^="https:"]:has-text("Reviewsite")')
  await expect(outward).toHaveCount(specified.counts.reviewSites)
  const socials = page.getByRole("contentinfo").getByRole("list", { name: "Social links" }).getByRole("link")
  await expect(socials).toHaveCount(specified.socialNetworks.length)
  for (const [place, network] of specified.socialNetworks.entries())
    await expect(socials.nth(place)).toHaveAccessibleName(new RegExp(network, "i"))
  for (const link of [...(await outward.all()), ...(await socials.all())]) {
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
    await expect(link).toContainText("opens in a new tab")
  }
  const chat = page.locator('aside a[href*="phone="], aside a[href*="wa.me"]')
  await expect(chat).toHaveAttribute("target", "_blank")
  await expect(chat).toHaveAttribute("href", /910000000000/)
})

test("the logo leads home", async ({ page }) => {
  await page.goto("/plans")
  await expect(page.getByRole("banner").getByRole("link", { name: /home/ }).first()).toHaveAttribute("href", "/")
})
