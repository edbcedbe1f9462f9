import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PagePanel } from "../../../src/layout/preview/PagePanel"
import type { Likeness } from "../../../src/site/preview/previewPaths"

const nearest: Likeness = { path: "/services/tort-help", similarity: 0.01, max: 0.05 }

/** Widths as if each character had the same. */
const widthOfCharacter = 9

/** What the panel has asked the preview. */
let asked: string[]

const head = (title: string, isHidden = false) => {
  document.title = title
  document.head.innerHTML = `<title>${title}</title>
    <meta name="description" content="${"A description of the page. ".repeat(5)}">
    <meta property="og:site_name" content="Quillhaven">
    ${isHidden ? "" : '<link rel="canonical" href="https://www.example.com/services/law">'}
    <script type="application/ld+json">{"@graph": [{"@type": "WebPage"}, {"@type": "JobPosting", "title": "Writer"}]}</script>`
}

beforeEach(() => {
  sessionStorage.clear()
  asked = []
  head("Help with law essays for students")
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address)
      return { ok: true, json: async () => nearest }
    },
  })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ measureText: (text: string) => ({ width: text.length * widthOfCharacter }) }),
  })
})

const panel = (data: unknown = {}) => <PagePanel path="/services/law" data={data} />

test("shows search result, share picture, the verdict on structured data, and the most similar page", async () => {
  render(panel())
  expect(screen.getAllByText("Help with law essays for students")).toHaveLength(2)
  expect(screen.getAllByText(/www\.example\.com › services › law/)).toHaveLength(2)
  expect(screen.getByRole("img").getAttribute("src")).toContain("page=%2Fservices%2Flaw")
  expect(await screen.findByText(/^WebPage, JobPosting: \d+ to fix\.$/)).toBeVisible()
  expect(screen.getByText(/^JobPosting: .*"description"/)).toBeVisible()
  expect(await screen.findByText(/similar page is \/services\/tort-help \(1\.0% alike/)).toBeVisible()
})

test("follows the head, and asks again after each save", async () => {
  const { rerender } = render(panel())
  await screen.findByText(/similar page is/)
  head("W".repeat(80))
  expect(await screen.findByText(/title is cut after .*shorten it by about 14 characters/)).toBeVisible()
  rerender(panel({ changed: true }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(new Set(asked).size).toBe(2)
})

test("says that search engines are told not to show a page", async () => {
  head("Thank you", true)
  render(panel())
  expect(screen.getByText("Search engines are told not to show this page.")).toBeVisible()
  await screen.findByText(/similar page is/)
})

test("opens and closes with the keyboard, asks nothing while it is closed, and stays as it was left", async () => {
  const user = userEvent.setup()
  const { unmount } = render(panel())
  await screen.findByText(/similar page is/)
  await user.tab()
  await user.keyboard("{Enter}")
  expect(screen.queryByRole("heading")).toBeNull()
  unmount()
  asked = []
  render(panel())
  expect(screen.getByRole("button", { expanded: false })).toBeVisible()
  expect(asked).toEqual([])
})

test("is closed at first where there is no room beside the page", () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  render(panel())
  expect(screen.getByRole("button", { expanded: false })).toBeVisible()
})
