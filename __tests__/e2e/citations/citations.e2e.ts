import type { Page } from "@playwright/test"
import { citationAnchor } from "../../../src/site/anchors"
import { citationStyles, labels } from "../../support/siteContent"
import { expect, open, test } from "../design/designFixtures"

const services = [...new Set(citationStyles.flatMap((style) => style.services))]
const stylesOf = (service: string) =>
  citationStyles.filter((style) => style.services.includes(service)).sort((one, other) => one.position - other.position)

/** A service with several tables, and its first row. */
const service = services.find((slug) => stylesOf(slug).length > 1) ?? services[0] ?? ""
const address = `/services/${service}`
const styles = stylesOf(service)
const [style] = styles
const [source] = style?.sources ?? []
const anchor = citationAnchor(style?.slug ?? "", source?.type ?? "")

/** How many rows have the chosen type; an owner's tables may have different types. */
const ofType = styles.flatMap(({ sources }) => sources).filter(({ type }) => type === source?.type).length

test.skip(citationStyles.length === 0, "data/citations has no style: no page shows a table.")

const rows = (page: Page) => page.locator("main tr[data-choices]")
const choice = (page: Page, type: string) => page.locator("fieldset label").filter({ hasText: new RegExp(`^${type}$`) })
const row = (page: Page) => page.locator(`[id="${anchor}"]`)

const phone = { width: 390, height: 664 }

/** A line of Markdown as shown on a page. */
const shown = (markdown = "") => markdown.replace(/[*\\]/g, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">")

const pattern = (page: Page) => row(page).getByText(shown(source?.pattern), { exact: true })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the tables can be filtered by a type of source, and show all again; all rows are printed; on phones rows are folded, and unfolded by a tap or their type", async ({
    page,
  }) => {
    await page.goto(address)
    const all = styles.flatMap(({ sources }) => sources).length
    await choice(page, source?.type ?? "").click()
    const visible = rows(page).filter({ visible: true })
    await expect(visible).toHaveCount(ofType)
    await expect(visible.getByRole("button")).toHaveCount(0)
    for (const each of await visible.all()) await expect(each.getByRole("rowheader")).toHaveText(source?.type ?? "")
    await page.emulateMedia({ media: "print" })
    await expect(visible).toHaveCount(all)
    await page.emulateMedia({ media: "screen" })
    await expect(visible).toHaveCount(ofType)
    await choice(page, labels.citation.all).click()
    await expect(visible).toHaveCount(all)

    await page.setViewportSize(phone)
    // To its type and the example in the text.
    await expect(row(page).getByRole("cell").first()).toBeVisible()
    await expect(pattern(page)).toBeHidden()
    await row(page).locator("summary").click()
    await expect(pattern(page)).toBeVisible()
    await row(page).locator("summary").click()
    await expect(pattern(page)).toBeHidden()
    await choice(page, source?.type ?? "").click()
    await expect(pattern(page)).toBeVisible()
  })
})

test("on phones a row's address unfolds it, its pattern is copied with its italics, and rows fit 320 pixels", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setViewportSize(phone)
  await open(page, `${address}#${anchor}`)
  await expect(pattern(page)).toBeVisible()
  await expect(row(page)).toBeInViewport()
  await row(page).getByRole("button").click()
  // The click loads the code of the tables first.
  const status = page.getByRole("region", { name: style?.name ?? "", exact: true }).getByRole("status")
  await expect(status).toHaveText(labels.citation.copied, { timeout: 15_000 })
  const [plain, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text() ?? ""
    return [await read("text/plain"), await read("text/html")]
  })
  expect(plain).toBe(shown(source?.pattern))
  expect(html?.includes("<em>")).toBe(source?.pattern.includes("*"))

  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await rows(page).evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth),
  )
  expect(wide).toHaveLength(0)
})
