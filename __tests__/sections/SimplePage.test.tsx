import { render, screen, within } from "@testing-library/react"
import { SimplePage } from "../../src/sections/SimplePage/SimplePage"
import { HeadWriter } from "../../src/seo/Seo"
import { pageCopy } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("a page has its head, its hero with breadcrumbs and content beside the button, and its sections", () => {
  const writeHead = jest.fn(() => null)
  const { container } = render(
    <HeadWriter.Provider value={writeHead}>
      <SimplePage page={pageCopy()} kind="AboutPage" action={<p>Follow us</p>}>
        <p>The story</p>
      </SimplePage>
    </HeadWriter.Provider>,
  )
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
