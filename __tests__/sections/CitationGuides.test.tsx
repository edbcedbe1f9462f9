import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CitationGuides } from "../../src/sections/CitationGuides/CitationGuides"
import { citationAnchor } from "../../src/site/anchors"
import { citationTable } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const { citation } = labels
const [book] = citationTable().sources
const film = { ...(book as NonNullable<typeof book>), type: "Film", inList: null, note: null }

test("a table has a row for each type of source, whose type links to the row's anchor", () => {
  render(<CitationGuides guides={[citationTable()]} />)
  const table = within(screen.getByRole("table", { name: "Harvard" }))
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    citation.type,
    "In the text",
    "In the list",
  ])
  const row = document.getElementById(citationAnchor("harvard", "Book")) as HTMLElement
  expect(within(row).getByRole("rowheader")).toHaveTextContent("Book")
  expect(within(row).getByRole("link", { name: "Book" })).toHaveAttribute("href", `#${row.id}`)
  for (const text of ["(Woolf, 1929)", "Woolf, V. (1929) A Room of One’s Own.", "Author (Year) Title."])
    expect(row).toHaveTextContent(text)
  expect(row).toHaveTextContent("Editions from the second on are named.")
  expect(row).toHaveTextContent(`${citation.checks.rule} page 12`)
})

test("a style links to its guide, if that is online, and says when it was checked", () => {
  const date = citation.checkedOn.replace("{date}", "March 2, 2026")
  render(<CitationGuides guides={[citationTable(), citationTable({ slug: "own", name: "Own style", url: null })]} />)
  expect(screen.getByRole("link", { name: /Cite Them Right/ })).toHaveAttribute("href", "https://guide.example/harvard")
  const own = screen.getByRole("region", { name: "Own style" })
  expect(own).toHaveTextContent(`${citation.guide} Cite Them Right. ${date}`)
  expect(within(own).queryByRole("link", { name: /Cite Them Right/ })).toBeNull()
})

test("a source that is not listed is said to be in no list", () => {
  render(<CitationGuides guides={[citationTable({ sources: [film] })]} />)
  expect(screen.getByText(citation.notListed)).toBeVisible()
})

test("the types of all tables can be chosen, each once; at first all show", () => {
  const other = citationTable({ slug: "apa", name: "APA", sources: [film, ...citationTable().sources] })
  render(<CitationGuides guides={[citationTable(), other]} />)
  const choices = within(screen.getByRole("group", { name: citation.filter })).getAllByRole("radio")
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([citation.all, "Book", "Film"])
  expect(choices[0]).toBeChecked()
})

test("a pattern is copied, and the page says so each time", async () => {
  jest.useFakeTimers()
  // Gives jsdom a clipboard.
  userEvent.setup()
  render(<CitationGuides guides={[citationTable()]} />)
  expect(screen.getByRole("status")).toHaveTextContent("")
  const copy = screen.getByRole("button", { name: `${citation.copy}: Book, Harvard` })
  await act(async () => fireEvent.click(copy))
  expect(screen.getByRole("status")).toHaveTextContent(citation.copied)
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole("status")).toHaveTextContent("")
  jest.useRealTimers()
})

test("a service without styles has no heading for them", () => {
  const { container } = render(<CitationGuides guides={[]} />)
  expect(container).toBeEmptyDOMElement()
})
