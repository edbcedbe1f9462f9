import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CitationGuides } from "../../src/sections/CitationGuides/CitationGuides"
import { citationAnchor } from "../../src/site/anchors"
import { longDay } from "../../src/site/dayFormats"
import { fill } from "../../src/site/fill"
import { edit, entry, queried } from "../support/data"

const { citation } = entry("labels")
const { slug, name, guide, url, checkedOn, inText, inList, sources } = entry("citation")
const [book, chapter] = sources

const table = () => queried<Queries.CitationTableFragment>("CitationTable", slug)

test("a table has a row for each type of source, whose type links to the row's anchor", () => {
  render(<CitationGuides guides={[table()]} />)
  const columns = within(screen.getByRole("table", { name })).getAllByRole("columnheader")
  expect(columns.map(({ textContent }) => textContent)).toEqual([citation.type, inText, inList])
  const row = document.getElementById(citationAnchor(slug, book.type)) as HTMLElement
  expect(within(row).getByRole("rowheader")).toHaveTextContent(book.type)
  expect(within(row).getByRole("link", { name: book.type })).toHaveAttribute("href", `#${row.id}`)
  expect(row).toHaveTextContent(`${citation.checks.rule} ${book.rule}`)
})

test("a style links to its guide, if that is online, and says when it was checked", () => {
  const { rerender } = render(<CitationGuides guides={[table()]} />)
  expect(screen.getByRole("link", { name: new RegExp(guide) })).toHaveAttribute("href", url)
  edit("citation", (style) => delete style.url)
  rerender(<CitationGuides guides={[table()]} />)
  const date = fill(citation.checkedOn, { date: longDay(checkedOn) })
  expect(screen.getByRole("region", { name })).toHaveTextContent(`${citation.guide} ${guide}. ${date}`)
  expect(screen.queryByRole("link", { name: new RegExp(guide) })).toBeNull()
})

test("a source that is not listed is said to be in no list", () => {
  edit("citation", (style) => delete style.sources[0].inList)
  render(<CitationGuides guides={[table()]} />)
  expect(screen.getByText(citation.notListed)).toBeVisible()
})

test("the types of all tables can be chosen, each once; at first all show", () => {
  render(<CitationGuides guides={[table(), { ...table(), slug: "other" }]} />)
  const choices = within(screen.getByRole("group", { name: citation.filter })).getAllByRole("radio")
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([citation.all, book.type, chapter.type])
  expect(choices[0]).toBeChecked()
})

test("a pattern is copied, and the page says so each time", async () => {
  jest.useFakeTimers()
  // Gives jsdom a clipboard.
  userEvent.setup()
  edit("citation", (style) => style.sources.pop())
  render(<CitationGuides guides={[table()]} />)
  expect(screen.getByRole("status")).toHaveTextContent("")
  const copy = screen.getByRole("button", { name: `${citation.copy}: ${book.type}, ${name}` })
  await act(async () => fireEvent.click(copy))
  expect(screen.getByRole("status")).toHaveTextContent(citation.copied)
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole("status")).toHaveTextContent("")
  jest.useRealTimers()
})
