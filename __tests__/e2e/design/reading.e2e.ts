import type { Page } from "@playwright/test"
import { partAnchor } from "../../../src/site/anchors"
import { policyPath, servicePath } from "../../../src/site/entryPaths"
import * as content from "../../support/siteContent"
import { expect, hydrated, open, test } from "./designFixtures"

test("the contents list links to every part, and marks the one being read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { textPolicy } = content
  for (const path of [...content.postPaths, content.anyServicePath, ...(textPolicy ? [policyPath(textPolicy)] : [])]) {
    await open(page, path)
    const contents = page.getByRole("navigation", { name: content.labels.reading.contents })
    const links = contents.getByRole("link")
    const titles = (await links.allTextContents()).map((title) => title.replace(/^\d+/, ""))
    expect(titles.length).toBeGreaterThan(0)
    const headings = page.locator("main h2[id]")
    expect((await headings.allTextContents()).slice(0, titles.length)).toEqual(titles)

    const last = titles.length - 1
    const place = Math.min(2, last)
    const chosen = links.nth(place)
    await chosen.click()
    await expect(page).toHaveURL(new RegExp(`${await chosen.getAttribute("href")}$`))
    await expect(headings.nth(place)).toBeInViewport()
    const header = (await page.getByRole("banner").boundingBox())?.height ?? 0
    await expect.poll(async () => (await headings.nth(place).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header)
    await expect(chosen).toHaveAttribute("aria-current", "location")
    await expect(contents.locator("[aria-current]")).toHaveCount(1)
    await expect(contents).toBeInViewport()
    for (const [key, at] of [
      ["End", last],
      ["Home", 0],
    ] as const) {
      // On a busy machine the page may still be on its way from the key before.
      await expect(async () => {
        await page.keyboard.press(key)
        await expect(links.nth(at)).toHaveAttribute("aria-current", "location", { timeout: 1000 })
      }).toPass()
    }
  }
})

test("a link to a section of a folded policy opens it below the header", async ({ page }) => {
  const { foldedPolicy } = content
  test.skip(!foldedPolicy, "the parts of no policy fold")
  const anchor = partAnchor(String(foldedPolicy?.sections.at(-1)?.title))
  await open(page, `${content.foldedPolicyPath}#${anchor}`)
  const section = page.locator(`#${anchor}`)
  await expect(section).toHaveAttribute("open")
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header)
  await expect(section).toBeInViewport()
})

/** A service with topics that fold on phones, and the last of them. */
const folding = content.services.find(({ topics = [] }) => topics.length > 2)
const topic = folding?.topics?.at(-1)

/** A topic that folds and has an anchor from an earlier title. */
const [renamed] = content.services.flatMap((service) =>
  (service.topics ?? [])
    .slice(2)
    .flatMap(({ title, aliases = [] }) => aliases.map((alias) => ({ service, title, alias }))),
)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 664 } })

    test("later topics of a service are folded on phones; a tap and a link to one unfold it, and all are printed", {
      tag: javaScriptEnabled ? [] : "@further",
    }, async ({ page }) => {
      if (!folding || !topic) return test.skip(true, "no service has more than two topics")
      await page.goto(servicePath(folding))
      const part = page.locator("main section", { has: page.locator(`h2#${partAnchor(topic.title)}`) }).last()
      const text = part.locator("p").last()
      await expect(text).toBeHidden()
      await part.locator("summary").click()
      await expect(text).toBeVisible()
      await part.locator("summary").click()
      await expect(text).toBeHidden()
      await page.emulateMedia({ media: "print" })
      await expect(text).toBeVisible()
      await page.emulateMedia({ media: "screen" })
      await page.locator("main nav summary").first().click()
      await page.locator(`main nav a[href="#${partAnchor(topic.title)}"]`).click()
      await expect(text).toBeVisible()
      await expect(part.getByRole("heading", { name: topic.title })).toBeInViewport()
    })

    test("an earlier anchor of a folded topic unfolds it, too", async ({ page }) => {
      if (!renamed) return test.skip(true, "no folded topic has an earlier anchor")
      const { service, title, alias } = renamed
      await page.goto(`${servicePath(service)}#${alias}`)
      const part = page.locator("main section", { has: page.locator(`h2#${partAnchor(title)}`) }).last()
      await expect(part.locator("p").last()).toBeVisible()
      await expect(part.getByRole("heading", { name: title })).toBeInViewport()
    })
  })

/** The number of characters in each line of running text, except last lines. */
const perLine = (page: Page) =>
  page.locator("main p").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>()
      const range = document.createRange()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let place = 0; place < (node.textContent?.length ?? 0); place++) {
          range.setStart(node, place)
          range.setEnd(node, place + 1)
          const line = [...range.getClientRects()].at(-1)
          if (line) lines.set(Math.round(line.bottom / 10), (lines.get(Math.round(line.bottom / 10)) ?? 0) + 1)
        }
      return lines.size > 2 ? [...lines.values()].slice(0, -1) : []
    }),
  )

test("the text of posts and policies is in a column of 70 characters", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const path of [...content.postPaths, "/privacy-policy", "/terms-and-conditions"]) {
    await open(page, path)
    await page.locator("main details").evaluateAll((sections) => {
      for (const section of sections as HTMLDetailsElement[]) {
        section.removeAttribute("name")
        section.open = true
      }
    })
    const lines = await perLine(page)
    expect(lines.length, path).toBeGreaterThan(0)
    const mean = lines.reduce((sum, characters) => sum + characters, 0) / lines.length
    expect(mean, path).toBeLessThanOrEqual(70)
    expect(Math.max(...lines), path).toBeLessThanOrEqual(80)
  }
})

test("in the list of posts titles and texts are cut after two lines; Back to Blogs goes back in history, and without one to the list", async ({
  page,
}) => {
  const [post = ""] = content.postPaths
  test.skip(post === "", "data/blogs has no post: the site has no list of posts")
  await open(page, "/blogs")
  const listed = page.locator("main ul > li > article").first()
  await expect(listed.locator("h2 a")).toHaveCSS("-webkit-line-clamp", "2")
  await expect(listed.locator("p:not(:has(a))").last()).toHaveCSS("-webkit-line-clamp", "2")
  await page.locator(`main h2 a[href="${post}"]`).click()
  await expect(page).toHaveURL(post)
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await page.getByRole("link", { name: content.labels.reading.backToBlogs }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.goForward()
  await expect(page).toHaveURL(post)

  const direct = await page.context().newPage()
  await open(direct, post)
  await direct.getByRole("link", { name: content.labels.reading.backToBlogs }).click()
  await expect(direct).toHaveURL(/\/blogs$/)
})
