import * as content from "../../support/siteContent"
import { section, texts } from "./pageText"
import { expect, test } from "./room"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

test("each country page is the same but for the name", async ({ page }) => {
  for (const { slug, heading, name, detected } of content.countries) {
    await page.goto(`/${slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${heading.replace(/-$/, "")}-${detected ? "" : ` ${name}`}`,
    )
    await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible()
    expect(await texts(page, "main dl dt")).toEqual(expect.arrayContaining(content.trustFigures))
    await expect(
      page.locator("main").getByRole("list", { name: content.labels.navigation.social }).getByRole("link"),
    ).toHaveCount(content.site.socials.length)
    await expect(page.locator("main")).toContainText(content.fraudWarning)
    expect(await texts(page, "#how-it-works ol h3")).toEqual(content.titlesOf(content.workflow.steps))
    await expect(page.getByRole("link", { name: content.workflow.action.label })).toHaveAttribute(
      "href",
      content.workflow.action.to,
    )
    expect(await section(page, content.reasons.heading).locator("ol h3").allTextContents()).toEqual(
      content.titlesOf(content.reasons.items),
    )
    await expect(page.getByRole("group", { name: content.serviceCards.kicker }).locator("h3")).toHaveCount(
      content.serviceCards.items.length,
    )
  }
})

test("a service page: its sections in the decided order, three subjects, its own questions", async ({ page }) => {
  await page.goto("/services/essay-help-services")
  const headings = await texts(page, "main h2")
  const { workflow, reasons, serviceCards, subjectSlider, labels } = content
  const order = [workflow, reasons, serviceCards, subjectSlider].map(({ heading }) => heading)
  const places = [...order, labels.service.relatedHeading.replaceAll("*", "")].map((heading) =>
    headings.indexOf(heading),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  const slider = page.getByRole("group", { name: content.subjectSlider.kicker })
  expect((await slider.locator("h3").allTextContents()).map((text) => text.trim())).toEqual(
    content.titlesOf(content.subjectSlider.items),
  )
  expect(await page.locator("#service-faqs details").count()).toBeGreaterThanOrEqual(3)
})

test("about: View Plan, socials, number of customers, features, featured posts, the contact form", async ({ page }) => {
  await page.goto("/about-us")
  await expect(page.getByRole("link", { name: "View Plan" })).toHaveAttribute("href", "/plans")
  await expect(
    page.locator("main").getByRole("list", { name: content.labels.navigation.social }).getByRole("link"),
  ).toHaveCount(content.site.socials.length)
  await expect(page.locator("main")).toContainText(
    content.labels.about.customers.replace("{customers}", content.site.claims.customers),
  )
  await expect(page.getByRole("group", { name: content.features.kicker }).locator("h3")).toHaveCount(
    content.features.items.length,
  )
  const posts = page.getByRole("group", { name: "Blogs & Updates" }).getByRole("article")
  await expect(posts).toHaveCount(content.posts.filter(({ featured }) => featured).length)
  for (const post of await posts.all()) {
    await expect(post.locator("img")).toHaveCount(1)
    await expect(post.getByRole("heading")).toHaveText(/\w/)
    await expect(post.locator("p").first()).toHaveText(/\w+ \w+/)
    await expect(post.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", /^\/blog\/\d+$/)
  }
  await expect(page.getByRole("form", { name: "Contact" })).toBeVisible()
})

test("the contact form closes About, Plans, Contact, the blog list and every post", async ({ page }) => {
  for (const path of ["/about-us", "/plans", "/contact-us", "/blogs", "/blog/4"]) {
    await page.goto(path)
    const form = page.getByRole("form", { name: "Contact" })
    await expect(form).toBeVisible()
    const [lastText, bottom] = await Promise.all([
      page
        .locator("main :is(p, h2, h3, li)")
        .filter({ visible: true })
        .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().top))),
      form.evaluate((element) => element.getBoundingClientRect().bottom),
    ])
    expect(lastText, path).toBeLessThanOrEqual(bottom)
  }
})

test("the blog: posts with picture, cut title, two lines and date", async ({ page }) => {
  await page.goto("/blogs")
  const posts = page.locator("main ul > li > article")
  await expect(posts).toHaveCount(content.posts.length)
  for (const { title: words, number } of content.posts) {
    const post = posts.filter({ has: page.locator(`h2 a[href="/blog/${number}"]`) })
    const title = post.locator("h2 a")
    await expect(title).toHaveText(words.replaceAll("*", ""))
    await expect(title).toHaveCSS("-webkit-line-clamp", "2")
    await expect(post.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
    await expect(post.locator("img")).toHaveCount(1)
    const text = post
      .locator("p:not(:has(a))")
      .filter({ hasText: /\w{3,} \w+ \w+ \w+ \w+/ })
      .last()
    await expect(text).toHaveCSS("-webkit-line-clamp", "2")
  }
})

test("careers: headline, openings, service categories", async ({ page }) => {
  await page.goto("/career")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pageOf("career").heading)
  const jobs = page.locator("main li:has(h2)")
  await expect(jobs).toHaveCount(content.jobs.length)
  for (const [place, { slug, title, place: town, employment }] of content.jobs.entries()) {
    await expect(jobs.nth(place)).toContainText(title)
    await expect(jobs.nth(place)).toContainText(`${town}, ${employment}`)
    await expect(jobs.nth(place).getByRole("link", { name: content.labels.jobs.apply })).toHaveAttribute(
      "href",
      `/career/${slug}`,
    )
  }
  const offers = section(page, content.offers.heading).locator("ul > li")
  await expect(offers).toHaveCount(content.offers.items.length)
  await expect(offers.locator("img")).toHaveCount(content.offers.items.length)
  await expect(offers.locator("p")).toHaveCount(content.offers.items.length)
})

test("jobs: description, responsibilities, requirements, form", async ({ page }) => {
  for (const { slug, description, requirements } of content.jobs) {
    await page.goto(`/career/${slug}`)
    const headings = await texts(page, "main h2")
    expect(headings).toEqual(
      expect.arrayContaining([content.labels.jobs.responsibilities, content.labels.jobs.requirements]),
    )
    for (const words of [description, ...requirements]) await expect(page.locator("main")).toContainText(words)
    await expect(page.getByRole("form", { name: content.forms.job.name })).toBeVisible()
  }
})

test("a policy that folds has its sections, in order, all closed", async ({ page }) => {
  for (const { slug, sections } of content.policies.filter(({ layout }) => layout === "accordion")) {
    await page.goto(`/${slug}`)
    expect(await texts(page, "main details > summary")).toEqual(content.titlesOf(sections))
    await expect(page.locator("main details[open]")).toHaveCount(0)
  }
})
