import { render, screen, within } from "@testing-library/react"
import { SampleText } from "../../src/sections/Sample/SampleText"
import { figure } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const { sample: words } = labels

const sample: Queries.SampleTextFragment = {
  subject: "Education",
  level: "First year",
  style: "APA",
  sample: false,
  brief: "<p>Argue for a later start.</p>",
  sections: [
    {
      title: "Introduction",
      passages: [
        { body: "<p>Two words.</p>", note: "States the <em>claim</em>.", figure: null },
        { body: "<p>No remark here.</p>", note: null, figure: null },
      ],
    },
    { title: "Body", passages: [{ body: "<p>More.</p>", note: "Gives a reason.", figure: null }] },
  ],
  sources: null,
}

const noteOf = (number: number) => words.note.replace("{number}", String(number))
const facts = () =>
  screen.getAllByRole("term").map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])

test("a sample shows its facts, with the length of its text, then the task and the piece", () => {
  const { container } = render(<SampleText sample={sample} />)
  expect(facts()).toEqual([
    [words.subject, "Education"],
    [words.level, "First year"],
    [words.style, "APA"],
    [words.length, words.words.replace("{words}", "8")],
  ])
  const titles = [words.brief, "Introduction", "Body"]
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(titles.length)
  expect(container).toHaveTextContent("Argue for a later start.")
  expect(screen.queryByText(words.written)).toBeNull()
})

test("remarks are numbered through the whole text, and both next to the passage and folded below it", () => {
  const { container } = render(<SampleText sample={sample} />)
  expect(screen.getAllByRole("note").map(({ textContent }) => textContent)).toEqual([
    `${noteOf(1)}States the claim.`,
    `${noteOf(2)}Gives a reason.`,
  ])
  expect([...container.querySelectorAll("details")].map(({ textContent }) => textContent)).toEqual([
    `${noteOf(1)}States the claim.`,
    `${noteOf(2)}Gives a reason.`,
  ])
})

test("references end it, each with its address if it has one", () => {
  const sources = [
    { reference: "Woolf, V. <em>A Room</em>.", url: "https://room.example/1929" },
    { reference: "A book in print.", url: null },
  ]
  render(<SampleText sample={{ ...sample, sources }} />)
  const list = within(screen.getByRole("heading", { name: words.sources }).nextSibling as HTMLElement)
  expect(list.getByText("A Room").tagName).toBe("EM")
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://room.example/1929"])
  expect(list.getByRole("link")).toHaveTextContent(/^room\.example\/1929/)
})

test("a passage has its figure, and a piece written for this site is labelled as such", () => {
  const passages = [{ body: "<p>See:</p>", note: null, figure: figure({ chart: "<svg></svg>" }) }]
  render(<SampleText sample={{ ...sample, sample: true, sections: [{ title: "Results", passages }] }} />)
  expect(screen.getByRole("img", { name: "Words a day" })).toBeVisible()
  expect(screen.getByText(words.written)).toBeVisible()
})
