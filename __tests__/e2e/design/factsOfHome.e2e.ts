import * as specified from "../../support/specification"
import { section, service, texts } from "./pageText"
import { expect, test } from "./room"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: "parallel" })

test("home: hero, claims, and its sections in order", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^We Provide Online Assignment Help-/)
  await expect(page.getByText("AI & Plagiarism Free").first()).toBeVisible()
  await expect(page.getByText(specified.unknownGreeting)).toBeVisible()
  await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible()
  const options = page.getByRole("form", { name: "Enquiry" }).getByRole("radio")
  await expect(options).toHaveCount(specified.requestKinds.length)
  expect(await texts(page, 'label:has(input[name="selectedOption"])')).toEqual(specified.requestKinds)
  expect(await texts(page, "main dl dt")).toEqual(specified.trustFacts)
  const words = ["assignments", "experts", /Reviewsite One.*& Reviewsite Two/, "years of experience"]
  for (const [place, text] of words.entries()) await expect(page.locator("main dl dd").nth(place)).toContainText(text)

  expect(await texts(page, "#how-it-works ol h3")).toEqual(specified.steps)
  await expect(page.getByRole("link", { name: specified.stepsAction.label })).toHaveAttribute(
    "href",
    specified.stepsAction.to,
  )
  const why = section(page, /Six reasons/)
  expect(await why.locator("ol h3").allTextContents()).toEqual(specified.reasons)
  const order = await page
    .locator("main section:has(> div), main > section, footer section")
    .evaluateAll((all) => all.map((element) => element.querySelector("h2")?.textContent ?? ""))
  const expected = [/four steps/, /Six reasons/, /Ten kinds/, /Nine/, /Help for tonight/, /Choose a plan/]
  const places = [...expected, /students say/, /questions and answers/i, /useful e-mail/].map((words) =>
    order.findIndex((heading) => words.test(heading)),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test("home: ten cards, nine domains, four features, six reviews, seven questions", async ({ page }) => {
  await page.goto("/")
  const group = (name: string) => page.getByRole("group", { name, exact: true })
  expect((await group("Our services").locator("h3").allTextContents()).map((text) => text.trim())).toEqual(
    specified.cards,
  )
  const orders = group("Our services").getByRole("link", { name: /^Order Now/ })
  await expect(orders).toHaveCount(specified.cards.length)
  for (const order of await orders.all()) await expect(order).toHaveAttribute("href", "/contact-us")
  await expect(group("Our services").locator("img")).toHaveCount(specified.cards.length)

  const figures = section(page, "Nine domains").locator('a[href$="-assignment"], a[href$="-assignment-help"]')
  expect(await figures.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    specified.domains.map(service),
  )
  await expect(section(page, "Nine domains")).toContainText("Fig. 1")
  expect((await group("Our Best Features").locator("h3").allTextContents()).map((text) => text.trim())).toEqual(
    specified.features,
  )
  await expect(group("Reviews").locator("figure blockquote")).toHaveCount(specified.counts.testimonials)
  await expect(group("Reviews").locator("figcaption strong")).toHaveCount(specified.counts.testimonials)
  await expect(page.locator("#faqs details")).toHaveCount(specified.counts.questions)
})

test("the plans: words, revisions, delivery, support, per assignment, no price", async ({ page }) => {
  for (const path of ["/", "/plans"]) {
    await page.goto(path)
    const plans = page.locator("#plans")
    await expect(plans).toContainText("Our Plans")
    const tiers = plans.locator("ul > li:has(h3)")
    expect(await tiers.locator("h3").allTextContents()).toEqual(specified.plans.map((plan) => plan.tier))
    for (const [place, { words, revisions, delivery, support }] of specified.plans.entries()) {
      const tier = tiers.nth(place)
      expect(await tier.locator("ul > li").allTextContents()).toEqual([words, revisions, delivery, support])
      await expect(tier).toContainText(specified.planUnit)
      await expect(tier.getByRole("link", { name: /^Order Now/ })).toHaveAttribute("href", /^\/contact-us/)
    }
    expect(await plans.textContent()).not.toMatch(/[$€£₹]/)
  }
})
