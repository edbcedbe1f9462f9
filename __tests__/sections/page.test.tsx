import { render, screen, within } from "@testing-library/react"
import { Figure } from "../../src/sections/Figure/Figure"
import { Section } from "../../src/sections/Section/Section"
import { Sections } from "../../src/sections/Section/Sections"
import { SimplePage } from "../../src/sections/SimplePage/SimplePage"
import { TextSection } from "../../src/sections/TextBlocks/TextSection"
import { HeadWriter } from "../../src/seo/Seo"
import { edit, entry, queried } from "../support/data"

// What pages of all kinds are made of.

const labels = entry("labels")
const { name, seo, action } = entry("page", "about-us")

const Failing = () => {
  throw new Error("No data")
}

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
  const trail = within(screen.getByRole("navigation", { name: labels.navigation.breadcrumbs }))
  expect(trail.getByRole("link", { name: labels.navigation.homeCrumb })).toHaveAttribute("href", "/")
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

test("a section can have an anchor", () => {
  render(<Section id="plans">Our plans</Section>)
  expect(document.getElementById("plans")).toHaveTextContent("Our plans")
})

test("if one section fails, a message replaces it, and the others stay", () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { container } = render(
    <Sections>
      <p>Before</p>
      <Failing />
      {null}
      <p>After</p>
    </Sections>,
  )
  expect(container).toHaveTextContent(`Before${labels.errors.section}After`)
  quiet.mockRestore()
})

test("each part of a page's own text has its heading, and its formatted text", () => {
  render(<TextSection sections={[{ title: "Pay", body: "<p>By the <em>word</em>.</p>" }]} />)
  expect(screen.getByRole("heading", { name: "Pay", level: 2 })).toBeVisible()
  expect(screen.getByText("word").tagName).toBe("EM")
})

test("a chart is read out by its title, with its description, caption and source", () => {
  const { title, description, caption, source } = entry("figure", "chart")
  render(<Figure figure={queried<Queries.FigureFragment>("Figure", "chart")} />)
  expect(screen.getByRole("img", { name: title }).querySelector("svg")).not.toBeNull()
  const text = `${description}${caption}${labels.reading.source} ${source}`
  expect(screen.getByRole("figure")).toHaveTextContent(text)
})

test("a picture is read out by its own description", () => {
  render(<Figure figure={queried<Queries.FigureFragment>("Figure", "photo")} />)
  const [image, ...others] = screen.getAllByRole("img")
  expect(image).toHaveAttribute("alt", entry("picture", "law").alt)
  expect(others).toEqual([])
})
