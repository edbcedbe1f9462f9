import { expect, test } from "./room"
import { cards, domains, reasons, section, service, steps, texts } from "./specified"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: "parallel" })

test("home: hero, claims, and its sections in order", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^We Provide Online Assignment Help-/)
  await expect(page.getByText("AI & Plagiarism Free").first()).toBeVisible()
  await expect(page.getByText("Fetching your location...")).toBeVisible()
  await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible()
  const options = page.getByRole("form", { name: "Enquiry" }).getByRole("radio")
  await expect(options).toHaveCount(4)
  expect(await texts(page, 'label:has(input[name="selectedOption"])')).toEqual([
    "Assignment",
    "Dissertation/Thesis",
    "Presentation",
    "Others",
  ])
  expect(await texts(page, "main dl dt")).toEqual(["3.5M+", "7000+", "4.8", "Ten"])
  await expect(page.locator("main dl").first()).toContainText("years of experience")

  expect(await texts(page, "#how-it-works ol h3")).toEqual(steps)
  await expect(page.getByRole("link", { name: "Book Our Services" })).toHaveAttribute("href", "/contact-us")
  const why = section(page, /Six reasons/)
  expect(await why.locator("ol h3").allTextContents()).toEqual(reasons)
  const order = await page
    .locator("main section:has(> div), main > section, footer section")
    .evaluateAll((all) => all.map((element) => element.querySelector("h2")?.textContent ?? ""))
  const expected = [/four steps/, /Six reasons/, /Ten kinds/, /Nine/, /Help for tonight/, /Choose by length/]
  const places = [...expected, /write back/, /answered plainly/, /letter worth/].map((words) =>
    order.findIndex((heading) => words.test(heading)),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test("home: ten cards, nine domains, four features, six reviews, seven questions", async ({ page }) => {
  await page.goto("/")
  const group = (name: string) => page.getByRole("group", { name, exact: true })
  expect((await group("Our services").locator("h3").allTextContents()).map((text) => text.trim())).toEqual(cards)
  const orders = group("Our services").getByRole("link", { name: /^Order Now/ })
  await expect(orders).toHaveCount(10)
  for (const order of await orders.all()) await expect(order).toHaveAttribute("href", "/contact-us")
  await expect(group("Our services").locator("img")).toHaveCount(10)

  const figures = section(page, "Nine domains").locator('a[href$="-assignment"], a[href$="-assignment-help"]')
  expect(await figures.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(domains.map(service))
  await expect(section(page, "Nine domains")).toContainText("Fig. 1")
  expect((await group("Our Best Features").locator("h3").allTextContents()).map((text) => text.trim())).toEqual([
    "Fast Delivery",
    "Homework Help",
    "Dissertation Help",
    "Coursework Help",
  ])
  await expect(group("Reviews").locator("figure blockquote")).toHaveCount(6)
  await expect(group("Reviews").locator("figcaption strong")).toHaveCount(6)
  await expect(page.locator("#faqs details")).toHaveCount(7)
})

test("the plans: words, revisions, delivery, support, per assignment, no price", async ({ page }) => {
  for (const path of ["/", "/plans"]) {
    await page.goto(path)
    const plans = page.locator("#plans")
    await expect(plans).toContainText("Our Plans")
    const tiers = plans.locator("ul > li:has(h3)")
    expect(await tiers.locator("h3").allTextContents()).toEqual(["Silver", "Gold", "Platinum"])
    const facts = [
      ["2000 words", "5 revisions", "Mail delivery", "Chat support"],
      ["5000 words", "10 revisions", "Mail delivery", "Chat support"],
      ["10000 words", "Unlimited revisions", "Mail delivery", "Unlimited support"],
    ]
    for (const [place, expected] of facts.entries()) {
      const tier = tiers.nth(place)
      expect(await tier.locator("ul > li").allTextContents()).toEqual(expected)
      await expect(tier).toContainText("Per Assignment")
      await expect(tier.getByRole("link", { name: /^Order Now/ })).toHaveAttribute("href", /^\/contact-us/)
    }
    expect(await plans.textContent()).not.toMatch(/[$€£₹]/)
  }
})
