import { render, screen, within } from "@testing-library/react"
import { ServiceText } from "../../src/sections/ServiceText/ServiceText"
import { partAnchor } from "../../src/site/anchors"
import { edit, entry, queried } from "../support/data"

const { included, approach, topics, send, example, mistakes } = entry("service", "law-assignment")
const { reading, samples, service: labels } = entry("labels")
const parts = [...[included, approach, ...topics, send, example, mistakes].map(({ title }) => title), reading.sources]

/** The titles of the text's parts, of which those that fold are there twice, and the links of its contents list. */
const shown = () => {
  const service = queried<Queries.ServiceTextFragment>("ServiceText", "law-assignment")
  render(<ServiceText service={service} />)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  return {
    titles: [...new Set(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent))],
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

test("the text ends with its sources, the day of its last change, and who checked it", () => {
  edit("author", (author) => Object.assign(author, { name: "Ada Lane", degree: "LLM", sample: true }))
  edit(
    "service",
    (service) =>
      Object.assign(service, {
        updated: "2026-11-28",
        checkedBy: entry("author").slug,
        sources: [{ title: "An Act", url: "https://law.example/act" }, { title: "A case" }],
      }),
    "law-assignment",
  )
  shown()
  expect(screen.getByRole("link", { name: /^An Act/ })).toHaveAttribute("href", "https://law.example/act")
  expect(screen.getByText("A case")).toBeVisible()
  expect(screen.getByText("November 28, 2026").parentElement).toHaveTextContent(`${reading.updated} November 28, 2026`)
  expect(screen.getByText(`${reading.checkedBy} Ada Lane, LLM`)).toBeVisible()
  expect(screen.getByText(samples.checker)).toBeVisible()
})

test("a text without sources, checked by no one, ends with the day of its last change", () => {
  edit(
    "service",
    (service) => {
      delete service.sources
      delete service.checkedBy
    },
    "law-assignment",
  )
  expect(shown().titles).not.toContain(reading.sources)
  expect(screen.queryByText(new RegExp(reading.checkedBy))).toBeNull()
  expect(screen.getByText(reading.updated, { exact: false })).toBeVisible()
})

test("what a service has not written is not shown, and not in the contents list", () => {
  const { topics, included } = entry("service", "law-assignment")
  edit(
    "service",
    (service) => {
      for (const field of ["approach", "send", "example", "mistakes", "quote", "notes", "sources"])
        delete service[field]
      delete service.included.title
    },
    "law-assignment",
  )
  const titles = [labels.included, ...topics.map(({ title }: typeof included) => title)]
  expect(shown()).toEqual({ titles, links: titles.map((title) => `#${partAnchor(title)}`) })
})

test("a text of one part has no contents list", () => {
  edit(
    "service",
    (service) => {
      for (const field of ["approach", "topics", "send", "example", "mistakes", "sources"]) delete service[field]
    },
    "law-assignment",
  )
  render(<ServiceText service={queried("ServiceText", "law-assignment")} />)
  expect(screen.queryByRole("navigation")).toBeNull()
})
