import { render, screen, within } from "@testing-library/react"
import type { ComponentProps } from "react"
import { SimplePage } from "../../src/sections/SimplePage/SimplePage"
import { HeadWriter } from "../../src/seo/Seo"
import { pageCopy } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const writeHead = jest.fn(() => null)

const renderPage = (own: Partial<ComponentProps<typeof SimplePage>> = {}) =>
  render(
    <HeadWriter.Provider value={writeHead}>
      <SimplePage page={pageCopy()} {...own}>
        <p>The story</p>
      </SimplePage>
    </HeadWriter.Provider>,
  )

test("a page has its head, its hero with breadcrumbs and content beside the button, and its sections", () => {
  const { container } = renderPage({ kind: "AboutPage", action: <p>Follow us</p> })
  const head = { title: "About us", description: "Who we are.", path: "/about-us", kind: "AboutPage" }
  expect(writeHead).toHaveBeenCalledWith(expect.objectContaining(head), expect.anything())
  expect(screen.getByRole("heading", { level: 1, name: "People who write" })).toBeVisible()
  const trail = within(screen.getByRole("navigation", { name: labels.navigation.breadcrumbs }))
  expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    labels.navigation.homeCrumb,
    "About",
  ])
  expect(screen.getByText("Follow us")).toBeVisible()
  expect(container.lastChild).toHaveTextContent("The story")
})

describe("the hero of a page", () => {
  test("shows its copy, breadcrumbs and button", () => {
    renderPage()
    expect(screen.getByRole("heading", { level: 1, name: "People who write" })).toBeVisible()
    expect(screen.getByText("Who we are")).toBeVisible()
    expect(screen.getByText("Since long ago.")).toBeVisible()
    expect(screen.getByRole("link", { name: labels.navigation.homeCrumb })).toHaveAttribute("href", "/")
    expect(screen.getByText("About")).toHaveAttribute("aria-current", "page")
    expect(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/plans")
  })

  test("has no button if the page has none", () => {
    renderPage({ page: pageCopy({ action: null, kicker: null }) })
    expect(screen.getAllByRole("link")).toHaveLength(1)
  })
})
