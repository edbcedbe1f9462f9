import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { citationStyles, tools } from "../../support/siteContent"
import { violationsInBothSchemes } from "../design/axe"
import { expect, open, test } from "../design/designFixtures"

const builderTool = tools.find(({ builder }) => builder)
const builder = builderTool?.builder
const splitTool = tools.find(({ split }) => split)
const marksTool = tools.find(({ marks }) => marks)
const hasTool = (tool: object | undefined) => test.skip(!tool, "data/tools has no such tool.")
const addressOf = (tool: { slug: string } | undefined) => `/tools/${tool?.slug}`

const clipboard = (page: Page, type: string) =>
  page.evaluate(async (kind) => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType(kind))?.text() ?? ""
  }, type)

test.describe("a reference", () => {
  hasTool(builderTool && citationStyles.find(({ slug }) => slug === "apa"))

  const title = (page: Page) => page.getByLabel("Title", { exact: true })

  /** Fills in a book as an APA reference; the first key loads the code of the tool. */
  const fillBook = async (page: Page) => {
    await title(page).fill("Thinking")
    await page.getByLabel("Style").selectOption({ value: "apa" })
    await page.getByLabel("Family name").fill("Kahneman")
    await page.getByLabel("Given names").fill("Daniel")
    await page.getByLabel("Year", { exact: true }).fill("2011")
    await page.getByLabel("Publisher").fill("Farrar")
  }
  const entry = (page: Page) => page.locator("output").first()

  test("is made as its fields are filled in, said when one is left, and copied with its italics; goes into a list, which is ordered, saved as a file, and kept only if the reader wants", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await open(page, addressOf(builderTool))
    const status = page.locator("main span[role=status]")
    const list = page.getByRole("region", { name: builder?.list })
    const items = list.getByRole("listitem").locator("p")
    const kept = () => page.evaluate(() => localStorage.getItem("references"))
    await fillBook(page)
    await expect(entry(page)).toHaveText("Kahneman, D. (2011). Thinking. Farrar.")
    await expect(entry(page).locator("em")).toHaveText("Thinking")
    await page.keyboard.press("Tab")
    await expect(status.filter({ hasText: "Kahneman, D. (2011). Thinking. Farrar." })).toHaveCount(1)
    await page.getByRole("button", { name: builder?.copy }).first().click()
    await expect(status.filter({ hasText: builder?.copied })).toHaveCount(1)
    expect(await clipboard(page, "text/plain")).toBe("Kahneman, D. (2011). Thinking. Farrar.")
    expect(await clipboard(page, "text/html")).toContain("<em>Thinking</em>")

    await page.getByRole("button", { name: builder?.keep }).click()
    await expect(title(page)).toHaveValue("")
    await page.getByLabel("Family name").fill("Adams")
    await title(page).fill("Zebras")
    await page.keyboard.press("Enter")
    await expect(items).toHaveText(["Adams. (n.d.). Zebras.", "Kahneman, D. (2011). Thinking. Farrar."])

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      list.getByRole("button", { name: builder?.saveList }).click(),
    ])
    const saved = readFileSync((await download.path()) ?? "", "utf8")
    expect(saved).toContain(">Kahneman, D. (2011). <em>Thinking</em>. Farrar.</p>")

    expect(await kept()).toBeNull()
    await list.getByRole("checkbox").check()
    await page.reload()
    await title(page).fill("x")
    await expect(items).toHaveCount(2)
    await list.getByRole("button", { name: builder?.change }).last().click()
    await expect(title(page)).toHaveValue("Thinking")
    await expect(title(page)).toBeFocused()
    // What was in the fields has gone into the list.
    await expect(items).toHaveText(["Adams. (n.d.). Zebras.", "x. (n.d.)."])
    expect(await violationsInBothSchemes(page, "main")).toEqual({ light: [], dark: [] })
    await page.emulateMedia({ media: "print" })
    await expect(entry(page)).toBeVisible()
    await expect(items).toHaveCount(2)
    await expect(page.locator("main form, main button, main input").filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: "screen" })
    await list.getByRole("button", { name: builder?.remove }).first().click()
    await expect(items).toHaveText(["x. (n.d.)."])
    await expect(list.getByRole("button", { name: builder?.change })).toBeFocused()
    await list.getByRole("checkbox").uncheck()
    expect(await kept()).toBeNull()
  })

  test("keeps what is typed when another kind does without a field, has its authors in the order of the reader, needs a title, and takes today as the day of access", async ({
    page,
  }) => {
    await open(page, addressOf(builderTool))
    const families = page.getByLabel("Family name")
    const kind = page.getByLabel("Kind of source")
    await fillBook(page)
    await page.getByRole("button", { name: "Add an author" }).click()
    await expect(families.nth(1)).toBeFocused()
    await page.getByLabel("Organisation").nth(1).fill("WHO")
    await expect(entry(page)).toHaveText("Kahneman, D., & WHO. (2011). Thinking. Farrar.")
    await kind.selectOption({ value: "Journal article" })
    await page.getByLabel("Journal", { exact: true }).fill("Science")
    await expect(entry(page)).toHaveText("Kahneman, D., & WHO. (2011). Thinking. Science.")
    await kind.selectOption({ value: "Book" })
    await page.getByRole("button", { name: builder?.up }).click()
    await expect(entry(page)).toHaveText("WHO, & Kahneman, D. (2011). Thinking. Farrar.")
    await page.getByRole("button", { name: builder?.remove }).first().click()
    await expect(entry(page)).toHaveText("Kahneman, D. (2011). Thinking. Farrar.")
    await page.getByRole("button", { name: "Add an author" }).click()
    await expect(page.getByLabel("Organisation").nth(1)).toHaveValue("")
    await kind.selectOption({ value: "Web page" })
    await page.getByLabel("Address (URL)").fill("https://example.org/")
    await page.getByRole("button", { name: builder?.today }).click()
    await expect(entry(page)).toHaveText(/Retrieved \w+ \d+, \d{4}, from https:\/\/example\.org\/$/)
    await title(page).fill("")
    await title(page).press("Enter")
    await expect(title(page)).toBeFocused()
    await expect(page.getByRole("region", { name: builder?.list })).toHaveCount(0)
  })

  test("uses the style and kind that were chosen before its code came, with what was typed", async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/island-references[\w.-]*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(addressOf(builderTool))
    await page.getByLabel("Style").selectOption({ value: "harvard" })
    await page.getByLabel("Kind of source").selectOption({ value: "Report" })
    await title(page).fill("Thinking")
    await page.getByLabel("Family name").fill("Kahneman")
    release()
    await expect(entry(page)).toHaveText("Kahneman (no date) Thinking.")
    await expect(page.getByLabel("Style")).toHaveValue("harvard")
    await expect(page.getByLabel("Kind of source")).toHaveValue("Report")
  })

  test("is made on a citation page too, in its styles, with the line to the service behind it", async ({ page }) => {
    const [service = ""] = citationStyles.find(({ slug }) => slug === "apa")?.services ?? []
    await open(page, `/services/${service}`)
    const [, offered = ""] = /\]\((\/[^)]+)\)/.exec(builderTool?.offer ?? "") ?? []
    await expect(page.locator(`main p:not(li *) a[href^="${offered}"]`).first()).toBeVisible()
    await title(page).fill("Thinking")
    await page.getByLabel("Family name").fill("Kahneman")
    await expect(entry(page)).toHaveText("Kahneman. (n.d.). Thinking.")
  })
})

test("words are split over parts, and others share what a part leaves", async ({ page }) => {
  hasTool(splitTool)
  await open(page, addressOf(splitTool))
  const [share] = splitTool?.split?.shares ?? []
  const usual = share?.parts.reduce((sum, { words }) => sum + words, 0) ?? 0
  const words = page.locator("td output")
  await expect(words).toHaveText(share?.parts.map((part) => String(part.words)) ?? [])
  // The first click loads the code of the tool.
  await page.getByLabel(splitTool?.split?.total ?? "").click()
  await page.getByLabel(splitTool?.split?.total ?? "").fill(String(usual * 2))
  await expect(words.first()).toHaveText(String((share?.parts[0]?.words ?? 0) * 2))
  await page.locator("td input").first().fill("7")
  await expect(words.first()).toHaveText("7")
  await page.locator("td input").nth(1).fill("many")
  await expect(page.locator("td").getByText(splitTool?.split?.wrong ?? "")).toBeVisible()
  expect(await violationsInBothSchemes(page, "main")).toEqual({ light: [], dark: [] })
  const numbers = (await words.allTextContents()).map(Number)
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(usual * 2)
})

test("words are split as the kind that the browser restored says", async ({ page }) => {
  const shares = splitTool?.split?.shares ?? []
  const last = shares.at(-1)
  test.skip(shares.length < 2, "data/tools splits one kind of work only.")
  await open(page, addressOf(splitTool))
  const kind = page.getByLabel(splitTool?.split?.kind ?? "")
  // A busy browser may go back before it has saved what was chosen.
  await expect(async () => {
    await kind.selectOption({ label: last?.name })
    await page.goto("about:blank")
    await page.goBack()
    await kind.scrollIntoViewIfNeeded()
    await expect(kind).toHaveValue(last?.name ?? "", { timeout: 1000 })
  }).toPass()
  await expect(page.locator("tbody th")).toHaveText(last?.parts.map(({ name }) => name) ?? [])
})

test("the mark that is needed is told, and said when a field is left; numbers that make no sense are named, and nothing is reckoned with them", async ({
  page,
}) => {
  hasTool(marksTool)
  const [scale] = marksTool?.marks?.scales ?? []
  const { wrong = "", tooHigh = "", waiting = "", mark = "", name = "" } = marksTool?.marks ?? {}
  const weights = page.getByLabel(scale?.weight ?? "")
  const firstMark = page.getByLabel(mark, { exact: true }).first()
  await open(page, addressOf(marksTool))
  await weights.first().fill("-5")
  await expect(page.getByText(wrong)).toBeVisible()
  await weights.first().fill("150")
  await firstMark.fill(String((scale?.highest ?? 0) + 1))
  await expect(page.getByText(tooHigh.replace("{mark}", String(scale?.highest)))).toBeVisible()
  await expect(page.locator("output")).toHaveText(waiting)
  expect(await violationsInBothSchemes(page, "main")).toEqual({ light: [], dark: [] })

  await weights.first().fill("50")
  await firstMark.fill("60")
  await weights.nth(1).fill("50")
  await page.getByLabel(name).nth(1).fill("Exam")
  const needed = 2 * (scale?.bands[0]?.from ?? 0) - 60
  await expect(page.locator("output")).toContainText(String(needed))
  await expect(page.locator("output")).toContainText("Exam")
  await page.keyboard.press("Tab")
  await expect(page.locator("main span[role=status]").filter({ hasText: String(needed) })).toHaveCount(1)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the builder says so, and leads to the tables", async ({ page }) => {
    hasTool(builderTool)
    await page.goto(addressOf(builderTool))
    await expect(page.locator("main noscript p")).toHaveText(builder?.withoutScript ?? "")
    await expect(page.getByLabel("Title", { exact: true })).toBeHidden()
    await expect(page.locator('main a[href*="#cite-"]').first()).toBeVisible()
  })
})
