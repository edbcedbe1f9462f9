import { render, screen, within } from "@testing-library/react"
import { ServiceText } from "../../src/sections/ServiceText/ServiceText"
import { partAnchor } from "../../src/site/anchors"
import { edit, entry, queried } from "../support/data"

jest.mock("gatsby", () => require("../support/gatsby"))

const { included, approach, topics, send, example, mistakes } = entry("service", "law-assignment")
const parts = [included, approach, ...topics, send, example, mistakes].map(({ title }) => title)

/** The titles of the text's parts, and the links of its contents list. */
const shown = () => {
  const service = queried<Queries.ServiceTextFragment>("ServiceText", "law-assignment")
  render(<ServiceText service={service} />)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  return {
    titles: screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    links: links.map((link) => link.getAttribute("href")),
  }
}

test("the parts are in order, and in the contents list; a service's own topics come before what to send", () => {
  expect(shown()).toEqual({ titles: parts, links: parts.map((title) => `#${partAnchor(title)}`) })
  expect(screen.getAllByRole("term")[0]).toHaveTextContent(mistakes.items[0].mistake)
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent(mistakes.items[0].remedy)
})

test("the anchors of earlier titles lead to their parts", () => {
  shown()
  const aliases = [included, approach, ...topics, send, example, mistakes].flatMap(({ title, aliases }) =>
    aliases.map((id: string) => [id, title]),
  )
  expect(aliases.map(([id]) => [id, document.getElementById(id)?.parentElement?.textContent])).toEqual(aliases)
})

test("a service need not have topics of its own", () => {
  edit("service", (service) => delete service.topics, "law-assignment")
  expect(shown().titles).toEqual(
    parts.filter((title) => topics.every((topic: typeof included) => topic.title !== title)),
  )
})
