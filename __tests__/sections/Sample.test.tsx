import { render, screen, within } from "@testing-library/react"
import { SampleFacts } from "../../src/sections/Sample/SampleFacts"
import { SampleText } from "../../src/sections/Sample/SampleText"
import { fill } from "../../src/site/fill"
import { edit, entry, queried } from "../support/data"

const { sample: words } = entry("labels")
const { subject, level, style, sections, sources } = entry("sample")

const show = () => {
  const { slug } = entry("sample")
  return render(
    <>
      <SampleFacts sample={queried<Queries.SampleFactsFragment>("SampleFacts", slug)} />
      <SampleText sample={queried<Queries.SampleTextFragment>("SampleText", slug)} />
    </>,
  )
}

test("a sample shows its facts, with the length of its text, and lists its parts from the task to the references", () => {
  edit("sample", (sample) => {
    sample.sections = [{ title: "Introduction", passages: [{ body: "Two words." }, { body: "No remark here." }] }]
  })
  show()
  expect(
    screen.getAllByRole("term").map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
  ).toEqual([
    [words.subject, subject],
    [words.level, level],
    [words.style, style],
    [words.length, fill(words.words, { words: "6" })],
  ])
  const titles = [words.brief, "Introduction", words.sources]
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(titles.length)
  expect(screen.queryByText(words.written)).toBeNull()
})

test("remarks are numbered through the whole text, and both next to the passage and folded below it", () => {
  edit("sample", (sample) => delete sample.sections[0].passages[1].note)
  const { container } = show()
  const [[first], [second, third]] = sections.map(({ passages }: { passages: object[] }) => passages)
  const remarks = [first, second, third].map(({ note }, at) => `${fill(words.note, { number: at + 1 })}${note}`)
  expect(screen.getAllByRole("note").map(({ textContent }) => textContent)).toEqual(remarks)
  // The list of contents folds, too, on phones.
  const folded = [...container.querySelectorAll("details")].filter((one) => !one.closest("nav"))
  const texts = folded.map((one) => one.querySelector("p")?.textContent)
  expect(texts).toEqual([first, second, third].map(({ note }) => note))
  // Folded, a remark tells how it begins.
  for (const [at, one] of folded.entries())
    expect(texts[at]).toMatch(new RegExp(`^${String(one.querySelector("summary")?.textContent).replace(/ …$/, "")}`))
})

test("references end it, each with its address if it has one", () => {
  edit("sample", (sample) => {
    Object.assign(sample.sources[0], { url: "https://room.example/1929" })
    delete sample.sources[1].url
  })
  show()
  const list = within(screen.getByRole("heading", { name: words.sources }).nextSibling as HTMLElement)
  expect(list.getByText(sources[1].reference)).toBeVisible()
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://room.example/1929"])
  expect(list.getByRole("link")).toHaveTextContent(/^room\.example\/1929/)
})

test("a piece written for this site is labelled as such", () => {
  edit("sample", (sample) => Object.assign(sample, { sample: true }))
  show()
  expect(screen.getByText(words.written)).toBeVisible()
})
