import * as content from "../../support/siteContent"
import { section, service, texts } from "./pageText"
import { expect, test } from "./room"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

test("home: hero, claims, and its sections in order", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(content.site.defaultHeading)
  await expect(page.getByText(content.site.defaultSubheading).first()).toBeVisible()
  await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible()
  const options = page.getByRole("form", { name: "Enquiry" }).getByRole("radio")
  await expect(options).toHaveCount(content.forms.enquiry.options.length)
  expect(await texts(page, 'label:has(input[name="selectedOption"])')).toEqual(content.forms.enquiry.options)
  expect(await texts(page, "main dl dt")).toEqual(content.trustFigures)
  for (const [place, { text, reviews }] of content.trust.items.entries()) {
    const words = page.locator("main dl dd").nth(place)
    await expect(words).toContainText(text)
    if (reviews) for (const { name } of content.site.reviewSites) await expect(words).toContainText(name)
  }

  expect(await texts(page, "#how-it-works ol h3")).toEqual(content.titlesOf(content.workflow.steps))
  await expect(page.getByRole("link", { name: content.workflow.action.label })).toHaveAttribute(
    "href",
    content.workflow.action.to,
  )
  const why = section(page, content.reasons.heading)
  expect(await why.locator("ol h3").allTextContents()).toEqual(content.titlesOf(content.reasons.items))
  const order = await page
    .locator("main section:has(> div), main > section, footer section")
    .evaluateAll((all) => all.map((element) => element.querySelector("h2")?.textContent ?? ""))
  const { workflow, reasons, serviceCards, domains, features, plans, testimonials, faqs, subscription } = content
  const expected = [workflow, reasons, serviceCards, domains, features, plans, testimonials, faqs, subscription]
  const places = expected.map(({ heading }) => order.indexOf(heading))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test("home: cards, domains, features, reviews, questions", async ({ page }) => {
  await page.goto("/")
  const group = (name: string) => page.getByRole("group", { name, exact: true })
  expect((await group(content.serviceCards.kicker).locator("h3").allTextContents()).map((text) => text.trim())).toEqual(
    content.titlesOf(content.serviceCards.items),
  )
  const orders = group(content.serviceCards.kicker).getByRole("link", { name: /^Order Now/ })
  await expect(orders).toHaveCount(content.serviceCards.items.length)
  for (const order of await orders.all()) await expect(order).toHaveAttribute("href", "/contact-us")
  await expect(group(content.serviceCards.kicker).locator("img")).toHaveCount(content.serviceCards.items.length)

  const figures = section(page, content.domains.heading).locator('a[href^="/services/"]')
  expect(await figures.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    content.domains.services.map(service),
  )
  await expect(section(page, content.domains.heading)).toContainText(`${content.domains.figure} 1`)
  expect((await group(content.features.kicker).locator("h3").allTextContents()).map((text) => text.trim())).toEqual(
    content.titlesOf(content.features.items),
  )
  await expect(group(content.testimonials.kicker).locator("figure blockquote")).toHaveCount(
    content.testimonials.items.length,
  )
  await expect(group(content.testimonials.kicker).locator("figcaption strong")).toHaveCount(
    content.testimonials.items.length,
  )
  await expect(page.locator("#faqs details")).toHaveCount(content.faqs.items.length)
})

test("the plans: words, revisions, delivery, support, per assignment, no price", async ({ page }) => {
  for (const path of ["/", "/plans"]) {
    await page.goto(path)
    const plans = page.locator("#plans")
    await expect(plans).toContainText("Our Plans")
    const tiers = plans.locator("ul > li:has(h3)")
    expect(await tiers.locator("h3").allTextContents()).toEqual(content.plans.items.map((plan) => plan.tier))
    for (const [place, { words, revisions, delivery, support }] of content.plans.items.entries()) {
      const tier = tiers.nth(place)
      expect(await tier.locator("ul > li").allTextContents()).toEqual([words, revisions, delivery, support])
      await expect(tier).toContainText(content.plans.unit)
      await expect(tier.getByRole("link", { name: /^Order Now/ })).toHaveAttribute("href", /^\/contact-us/)
    }
    expect(await plans.textContent()).not.toMatch(/[$€£₹]/)
  }
})

test("home has the targets of the footer's links, in order", async ({ page }) => {
  await page.goto("/")
  const targets = ["how-it-works", "feedback", "faqs", "subscription"]
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id) => targets.includes(id))).toEqual(targets)
})
