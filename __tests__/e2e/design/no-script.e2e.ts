import type { Page } from "@playwright/test"
import { plainMarkdown } from "../../../src/content/typeset/plainMarkdown"
import { fill } from "../../../src/site/fill"
import * as content from "../../support/siteContent"
import { site } from "../../support/siteContent"
import { builtWith } from "../builtWith"
import { footerLink, linkTo } from "../support"
import { expect, test } from "./designFixtures"
import { enlarged, leaveOneOfEach } from "./loneCards"
import { templates } from "./templates"

test.use({ javaScriptEnabled: false })

/** Texts of the page's content that are cut off or cannot be reached. */
const unreadable = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent || parent.closest("script, style, noscript, template, select, datalist")) continue
      if (parent.closest("details:not([open])") && !parent.closest("summary")) continue
      if (parent.closest("[data-needs-script]")) continue
      const style = getComputedStyle(parent)
      const gone = style.visibility === "hidden" || !parent.checkVisibility() || Number(style.opacity) === 0
      if (gone) lost.push(text.slice(0, 60))
    }
    return lost
  })

for (const [name, path] of Object.entries(templates))
  test(`${name} can be read without JavaScript; its forms cannot be sent, and say how else to get in touch; a card alone in its list does not enlarge its picture`, async ({
    page,
    widths,
  }) => {
    await page.goto(path)
    const address = page.url()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    // A tooltip, and what is elsewhere at other widths.
    const { deadline } = content.forms.enquiry.fields
    const hint = deadline && "hint" in deadline ? String(deadline.hint) : undefined
    const { text, link } = content.domains.more
    // On narrow windows, what leads to the form, which is beside the hero's text at other widths.
    const { ask, rating, reply } = content.labels.quote
    const quote = [ask, fill(rating, { rating: site.claims.rating ?? "" }), reply]
    const elsewhere = [hint, text, link.label, ...quote].flatMap((words) => words ?? [])
    // The numbers of remarks in the margin, which are folded at other widths.
    const note = fill(content.labels.sample.note, { number: "" }).trim()
    // What shows elsewhere on the page is there, such as a heading that stands in the row that unfolds its part, or a remark
    // whose first words stand in the row that unfolds it.
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts
    const shown = (await page.locator("body").innerText()).toLowerCase()
    const isMissed = (words: string) =>
      ![...elsewhere, note].some((one) => words.startsWith(one)) &&
      !shown.includes(words.replace(/ …$/, "").toLowerCase())
    if (!/unknown|error/.test(name)) expect((await unreadable(page)).filter(isMissed)).toEqual([])
    const hero = page.locator("main img[loading=eager]").first()
    if (await hero.count()) await expect(hero).toHaveCSS("opacity", "1")
    // Tests of posted forms (postedForms.e2e.ts) have a build of their own.
    for (const form of builtWith.postsForms ? [] : await page.getByRole("form").all()) {
      await expect(form.getByRole("button")).toHaveCount(0)
      // `getByText` ignores texts in <noscript>.
      await expect(form.locator("noscript p")).toContainText(site.contact.email)
      await expect(form.locator("noscript p")).toBeVisible()
      await form.getByRole("textbox").first().press("Enter")
    }
    expect(page.url()).toBe(address)
    if (!(await leaveOneOfEach(page))) return
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => enlarged(page), `at ${width} px`).toEqual([])
    }
  })

test("every list of home is complete: cards, domains, features, reviews, and all answers; those of carousels have no controls, and scroll, by keyboard too", async ({
  page,
}) => {
  await page.goto("/")
  for (const { kicker, items } of content.homeCarousels) {
    const carousel = page.getByRole("group", { name: kicker, exact: true })
    await expect(carousel.getByRole("listitem")).toHaveCount(items.length)
    await expect(carousel.getByRole("button")).toHaveCount(0)
  }
  const answers = page.locator("#faqs details > :not(summary)")
  await expect(answers).toHaveCount(content.faqs.items.length)
  const shown = (await answers.allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())
  expect(shown).toEqual(content.faqs.items.map(({ answer }) => plainMarkdown(answer)))
  const last = page.locator("#faqs details").last()
  await last.locator("summary").click()
  await expect(last.locator(":scope > :not(summary)")).toBeVisible()
  if (!content.movingCarousel) return
  const list = page.getByRole("group", { name: content.movingCarousel.kicker, exact: true }).getByRole("list").first()
  await list.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight")
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50)
})

test("all sections of a folded policy open", async ({ page }) => {
  const { foldedPolicy } = content
  test.skip(!foldedPolicy, "the parts of no policy fold")
  await page.goto(content.foldedPolicyPath)
  const sections = page.locator("main details")
  const count = foldedPolicy?.sections.length ?? 0
  await expect(sections).toHaveCount(count)
  for (const place of [0, Math.floor(count / 2), count - 1]) {
    await sections.nth(place).locator("summary").click()
    await expect(sections.nth(place).locator(":scope > :not(summary)")).toBeVisible()
  }
})

test("the menus of header and overlay lead to all services, and the footer to sections of home", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/privacy-policy")
  await footerLink(page, content.footerPart).click()
  await expect(page).toHaveURL(content.footerPart)
  await expect(page.locator(content.footerPart.slice(1))).toBeInViewport()
  await page.getByRole("banner").getByRole("link", { name: content.navigation.servicesLabel, exact: true }).click()
  await expect(page).toHaveURL("/services")

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto("/privacy-policy")
  await page.getByRole("button", { name: content.labels.navigation.openMenu }).click()
  const overlay = page.getByRole("dialog")
  await expect(overlay).toBeVisible()
  await overlay.locator("summary").first().click()
  await linkTo(overlay, "/services").click()
  await expect(page).toHaveURL("/services")
})
