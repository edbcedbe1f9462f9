import * as specified from "../../support/specification"
import { section, texts } from "./pageText"
import { expect, test } from "./room"

// What the static HTML says, every visitor gets.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
test.describe.configure({ mode: "parallel" })

test("each country page is the same but for the name", async ({ page }) => {
  for (const [slug, name] of Object.entries(specified.countryNames)) {
    await page.goto(`/${slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      new RegExp(`^We Provide Online Assignment Help-\\s*${name}$`),
    )
    await expect(page.getByRole("form", { name: "Enquiry" })).toBeVisible()
    expect(await texts(page, "main dl dt")).toEqual(expect.arrayContaining(specified.trustFacts))
    await expect(page.locator("main").getByRole("list", { name: "Social links" }).getByRole("link")).toHaveCount(4)
    await expect(page.locator("main")).toContainText(/Beware of fraud\..*\+91 00000 00000.*hello@quillhaven\.example/)
    expect(await texts(page, "#how-it-works ol h3")).toEqual(specified.steps)
    await expect(page.getByRole("link", { name: "Book Our Services" })).toHaveAttribute("href", "/contact-us")
    expect(
      await section(page, /Six reasons/)
        .locator("ol h3")
        .allTextContents(),
    ).toEqual(specified.reasons)
    await expect(page.getByRole("group", { name: "Our services" }).locator("h3")).toHaveCount(specified.cards.length)
  }
})

test("a service page: its sections in the decided order, three subjects, its own questions", async ({ page }) => {
  await page.goto("/services/essay-help-services")
  const headings = await texts(page, "main h2")
  const order = [/four steps/, /Six reasons/, /Ten kinds/, /own field/, /Related services/]
  const places = order.map((words) => headings.findIndex((heading) => words.test(heading)))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  const slider = page.getByRole("group", { name: "By subject" })
  expect((await slider.locator("h3").allTextContents()).map((text) => text.trim())).toEqual(specified.sliderSubjects)
  expect(await page.locator("#service-faqs details").count()).toBeGreaterThanOrEqual(3)
})

test("about: tagline, View Plan, socials, 1.5 million, features, three featured posts, the contact form", async ({
  page,
}) => {
  await page.goto("/about-us")
  await expect(page.getByRole("link", { name: "View Plan" })).toHaveAttribute("href", "/plans")
  await expect(page.locator("main").getByRole("list", { name: "Social links" }).getByRole("link")).toHaveCount(4)
  await expect(page.locator("main")).toContainText(`${specified.claims.customers} customers`)
  await expect(page.getByRole("group", { name: "Our Best Features" }).locator("h3")).toHaveCount(
    specified.features.length,
  )
  const posts = page.getByRole("group", { name: "Blogs & Updates" }).getByRole("article")
  await expect(posts).toHaveCount(specified.counts.featuredPosts)
  for (const post of await posts.all()) {
    await expect(post.locator("img")).toHaveCount(1)
    await expect(post.getByRole("heading")).toHaveText(/\w/)
    await expect(post.locator("p").first()).toHaveText(/\w+ \w+/)
    await expect(post.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", /^\/blog\/[1-6]$/)
  }
  await expect(page.getByRole("form", { name: "Contact" })).toBeVisible()
})

test("the contact form closes About, Plans, Contact, the blog list and every post", async ({ page }) => {
  for (const path of ["/about-us", "/plans", "/contact-us", "/blogs", "/blog/4"]) {
    await page.goto(path)
    await expect(page.getByRole("form", { name: "Contact" })).toBeVisible()
  }
})

test("the blog: six posts with picture, cut title, two lines and date", async ({ page }) => {
  await page.goto("/blogs")
  const posts = page.locator("main ul > li > article")
  await expect(posts).toHaveCount(specified.counts.posts)
  for (const [index, words] of ["perfect", "Controversial", "research", "best", "argumentative", "AI"].entries()) {
    const post = posts.nth(index)
    const title = post.locator("h2 a")
    await expect(title).toContainText(words)
    await expect(title).toHaveAttribute("href", `/blog/${index + 1}`)
    await expect(title).toHaveCSS("-webkit-line-clamp", "2")
    await expect(post.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
    await expect(post.locator("img")).toHaveCount(1)
    const text = post
      .locator("p:not(:has(a))")
      .filter({ hasText: /\w{3,} \w+ \w+ \w+ \w+/ })
      .last()
    await expect(text).toHaveCSS("-webkit-line-clamp", "2")
  }
  await expect(posts.first().locator("time")).toHaveText("July 17, 2023")
})

test("careers: headline, two jobs, eighteen categories", async ({ page }) => {
  await page.goto("/career")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Team")
  const jobs = page.locator("main li:has(h2)")
  await expect(jobs).toHaveCount(specified.counts.jobs)
  await expect(jobs.first()).toContainText(specified.jobs.ACW.title)
  await expect(jobs.first()).toContainText(`${specified.jobs.ACW.place}, ${specified.jobs.ACW.employment}`)
  await expect(jobs.first().getByRole("link", { name: /^Apply/ })).toHaveAttribute("href", "/career/ACW")
  await expect(jobs.last()).toContainText(specified.jobs.ME.title)
  await expect(jobs.last()).toContainText(`${specified.jobs.ME.place}, ${specified.jobs.ME.employment}`)
  await expect(jobs.last().getByRole("link", { name: /^Apply/ })).toHaveAttribute("href", "/career/ME")
  const offers = section(page, "What we offer").locator("ul > li")
  await expect(offers).toHaveCount(specified.counts.offers)
  await expect(offers.locator("img")).toHaveCount(specified.counts.offers)
  await expect(offers.locator("p")).toHaveCount(specified.counts.offers)
})

test("jobs: description, responsibilities, requirements, form", async ({ page }) => {
  for (const [path, facts] of [
    [
      "/career/ACW",
      [/graduate degree in commerce or management/i, /Office skills/, /Excellent/, /subject/, /fresher to 1 year/i],
    ],
    ["/career/ME", [/any graduate/i, /postgraduate (?:degree is )?not required/, /Enterprise and B2B Sales/]],
  ] as const) {
    await page.goto(path)
    const headings = await texts(page, "main h2")
    expect(headings).toEqual(expect.arrayContaining(["Responsibilities", "Requirements"]))
    for (const fact of facts) await expect(page.locator("main")).toContainText(fact)
    await expect(page.getByRole("form", { name: "Job application" })).toBeVisible()
  }
})

test("policies say what the specification fixes", async ({ page }) => {
  for (const [slug, facts] of Object.entries(specified.policyFacts)) {
    await page.goto(`/${slug}`)
    const words = (await page.locator("main").textContent()) ?? ""
    for (const fact of facts) expect(words, `${slug} on ${fact}`).toMatch(fact)
  }
})

test("the privacy policy has its thirteen sections, in order, all closed", async ({ page }) => {
  await page.goto("/privacy-policy")
  const titles = await texts(page, "main details > summary")
  expect(titles).toEqual(specified.privacySections)
  await expect(page.locator("main details[open]")).toHaveCount(0)
})
