import type { Page } from "@playwright/test"
import { expect, hydrated, test } from "../design/room"
import { builtPages } from "./BuiltSite"

/** Addresses that are answered by the pages for unknown ones. */
const stray: Record<string, string> = {
  "/404": "/nowhere",
  "/blog/unknown": "/blog/999",
  "/services/unknown": "/services/gardening",
}

/**
 * What the head says, line by line. Left out are hints for the browser's own loading, and the content policy, which is
 * that of the document and not of what is shown in it.
 */
const headOf = (page: Page, html: string | undefined) =>
  page.evaluate((source) => {
    const root = source ? new DOMParser().parseFromString(source, "text/html") : document
    const lines = Array.from(
      root.head.querySelectorAll(
        "title, meta:not([http-equiv='Content-Security-Policy']), link:not([rel*=pre], [rel=stylesheet], [as]), script[type='application/ld+json']",
      ),
      (element) => {
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`)
        const told = attributes.filter((text) => !text.startsWith("data-react-helmet"))
        return `<${element.localName} ${told.sort().join(" ")}>${element.textContent}`
      },
    )
    return [`lang=${root.documentElement.lang}`, ...lines.sort()]
  }, html)

/** How many pages one test loads. */
const handful = 12

for (let first = 0; first < builtPages.length; first += handful)
  test(`the heads of pages ${first + 1} to ${first + handful} are the same before and after their scripts have run`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.route(/\.(?:avif|webp|jpe?g|png|svg|woff2)(?:\?|$)/, (route) => route.abort())
    for (const { path } of builtPages.slice(first, first + handful)) {
      const answer = await page.goto(stray[path] ?? path, { waitUntil: "commit" })
      const raw = (await answer?.text()) ?? ""
      await hydrated(page)
      expect(await headOf(page, undefined), path).toEqual(await headOf(page, raw))
    }
  })

test("a change of page brings the head of the page, and nothing of the one before", async ({ page }) => {
  await page.goto("/uk")
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveURL(/academic-integrity$/)
  const raw = builtPages.find(({ path }) => path === "/academic-integrity")?.html
  const wanted = await headOf(page, raw)
  await expect.poll(() => headOf(page, undefined)).toEqual(wanted)
})

test("Back brings the head of the page that the visitor came to first", async ({ page }) => {
  await page.goto("/uk")
  await hydrated(page)
  const first = await headOf(page, undefined)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
  await page.goBack()
  await expect.poll(() => headOf(page, undefined)).toEqual(first)
})

test("a page whose head cannot be written has its title, and all else", async ({ page }) => {
  await page.goto("/uk")
  await hydrated(page)
  await page.route("**/static/js/head.*", (route) => route.abort())
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/integrity/i)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("a page has its title before what writes the rest of its head has come", async ({ page }) => {
  await page.goto("/uk")
  await hydrated(page)
  await page.route("**/static/js/head.*", () => undefined)
  await page.getByRole("contentinfo").getByRole("link", { name: "Academic Integrity" }).click()
  await expect(page).toHaveTitle(/Academic integrity/)
})
