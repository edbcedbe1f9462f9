import { expect, test } from "@playwright/test"
import { type ReportedPage, reportOf } from "../../../tools/report/reportOf"
import { reportSheet } from "../../../tools/report/reportSheet"
import { violationsInBothSchemes } from "./axe"

const today = "2026-11-28"
const phone = { width: 390, height: 844 }

/** One of the pages, of which every list of the report has more than it shows at once. */
const pageAt = (_: unknown, at: number) => ({
  file: `data/services/a-subject-with-a-long-name-${at}.json`,
  type: "service",
  address: `/services/a-subject-with-a-long-name-${at}`,
  words: 900,
  title: 52,
  description: 140,
  seo: {
    title: "A title as long as search engines show it, in words",
    description: "A description of a page. ".repeat(6),
  },
  missing: ["faqs"],
  links: at % 5,
  linksOut: 2,
  updated: `2025-0${1 + (at % 9)}-11`,
  hidden: false,
  hasForm: true,
  isPublished: true,
})

const site = "https://www.quill.org"
const urlOf = (path: string) => new URL(path, site)
const pages = Array.from({ length: 60 }, pageAt)
const numbers = (at: number) => ({ line: 1, clicks: 0, impressions: 900 - at, position: at % 2 === 0 ? 4 : 15 })
const report = reportOf(
  { pages, redirects: [], isFile: () => false },
  {
    search: [
      ...pages.slice(0, 40).map(({ address }, at) => ({ url: urlOf(address), ...numbers(at) })),
      ...pages.slice(0, 20).map(({ address }, at) => ({ url: urlOf(`${address}a`), ...numbers(at) })),
    ],
    queries: pages.map((_, at) => ({ query: `what people search for ${at}`, ...numbers(at) })),
    views: pages.slice(0, 40).map(({ address }) => ({ page: address, views: 200 })),
    leads: pages.slice(0, 20).map(({ address }) => address),
  },
)

const coming = pages.slice(0, 20).map(({ address, file }: Pick<ReportedPage, "address" | "file">) => {
  return { day: "2027-01-31", address, file, event: "is published" as const }
})

test("on a phone the report on pages begins with what to do, and is at most ten screens long", async ({ page }) => {
  await page.setViewportSize(phone)
  await page.setContent(reportSheet(report, { notes: ["Views: pages.csv."], coming, site, brand: "Quill", today }))
  const tasks = page.getByRole("list", { name: "What to do" })
  await expect(tasks.getByRole("link")).toHaveCount(8)
  expect(await tasks.evaluate((list) => list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(phone.height)
  const [height, width] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollHeight, scrollWidth] as const
  })
  expect(height).toBeLessThanOrEqual(10 * phone.height)
  expect(width).toBe(phone.width)
  await tasks.getByRole("link", { name: "Add redirects" }).click()
  await expect(page.getByRole("heading", { name: "Addresses that no longer exist 20" })).toBeInViewport()
  expect(await violationsInBothSchemes(page)).toEqual({ light: [], dark: [] })
})
