import type { Page } from "@playwright/test"
import { postPath, samplePath } from "../../../src/site/entryPaths"
import { posts, samples } from "../../support/siteContent"
import { expect, open, test } from "./designFixtures"
import { templates } from "./templates"

test.describe.configure({ mode: "parallel" })

/** Elements that can only be used on a screen. */
const controls = ["nav", "form", "button", "dialog", "search", "input", "footer", "a[href='#content']", "summary svg"]

/** Elements that are not black, or have a background. */
const coloured = (page: Page) =>
  page.locator("body, body *").evaluateAll((all) =>
    all.flatMap((element) => {
      if (!element.checkVisibility()) return []
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
      const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none"
      return color === "rgb(0, 0, 0)" && isPlain ? [] : [`${element.tagName}.${element.className}: ${color}`]
    }),
  )

/** Paragraphs of running text that are narrower than the page; lists may have columns. */
const narrow = (page: Page) =>
  page.locator("main p").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const isText = (paragraph.textContent ?? "").length > 200 && !paragraph.closest("li, td, dl")
      const { width } = paragraph.getBoundingClientRect()
      return paragraph.checkVisibility() && isText && width < innerWidth * 0.9
        ? [`${Math.round(width)}: ${paragraph.textContent?.slice(0, 40)}`]
        : []
    }),
  )

const sheets = { upright: [657, 986], landscape: [986, 657] } as const

for (const [name, path] of Object.entries(templates))
  test(`${name} prints black on white in the full width, without controls`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    await open(page, path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const [sheet, [width, height]] of Object.entries(sheets)) {
      await page.setViewportSize({ width, height })
      expect(await coloured(page), sheet).toEqual([])
      expect(await narrow(page), sheet).toEqual([])
      await expect(page.locator(controls.join()).filter({ visible: true })).toHaveCount(0)
    }
    const answers = page.locator("main details > :not(summary)").filter({ visible: true })
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(20)
  })

/** Whether an entry has a source with an address. */
const isSourced = ({ sources = [] }: { sources?: readonly { url?: string | undefined }[] | undefined }) =>
  sources.some(({ url }) => url?.startsWith("https:"))

test("the address of a link to another site is printed after its text, unless the text is the address", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  const printed = async () => {
    const links = page.locator('main a[href^="https:"]').filter({ visible: true })
    return links.evaluateAll((all) =>
      all.map((link) => ({
        words: link.textContent ?? "",
        address: link.getAttribute("href")?.replace("https://", "") ?? "",
        after: getComputedStyle(link, "::after").content,
      })),
    )
  }
  const pages = [
    ...posts.filter(isSourced).slice(0, 1).map(postPath),
    ...samples.filter(isSourced).slice(0, 1).map(samplePath),
  ]
  for (const path of pages) {
    await open(page, path)
    const links = await printed()
    expect(links.length, path).toBeGreaterThan(0)
    for (const { words, address, after } of links)
      if (words.includes(address)) expect(after).toBe("none")
      else expect(after).toContain(address)
  }
})
