import { render, screen, within } from "@testing-library/react"
import { SimplePage } from "../../src/sections/SimplePage/SimplePage"
import { HeadWriter } from "../../src/seo/Seo"
import { edit, entry, queried } from "../support/data"

const { name, seo, action } = entry("page", "about-us")

const renderPage = (beside?: JSX.Element) => {
  const page = queried<Queries.PageCopyFragment>("PageCopy", "about-us")
  const writeHead = jest.fn(() => null)
  render(
    <HeadWriter.Provider value={writeHead}>
      <SimplePage page={page} kind="AboutPage" action={beside}>
        <p>The story</p>
      </SimplePage>
    </HeadWriter.Provider>,
  )
  return writeHead
}

test("a page has its head, its hero with breadcrumbs and content beside the button, and its sections", () => {
  const writeHead = renderPage(<p>Follow us</p>)
  const { title, description } = seo
  const head = { title, description, path: "/about-us", kind: "AboutPage" }
  expect(writeHead).toHaveBeenCalledWith(expect.objectContaining(head), expect.anything())
  const { navigation } = entry("labels")
  const trail = within(screen.getByRole("navigation", { name: navigation.breadcrumbs }))
  expect(trail.getByRole("link", { name: navigation.homeCrumb })).toHaveAttribute("href", "/")
  expect(trail.getByText(name)).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to)
  expect(screen.getByText("Follow us")).toBeVisible()
  expect(screen.getByText("The story")).toBeVisible()
})

test("the hero has no button if the page has none", () => {
  edit("page", (page) => delete page.action, "about-us")
  renderPage()
  expect(screen.getAllByRole("link")).toHaveLength(1)
})
