import { render, screen, within } from "@testing-library/react"
import { OpeningList } from "../../src/sections/OpeningList/OpeningList"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { Plans } from "../../src/sections/Plans/Plans"
import { ServiceSamples } from "../../src/sections/ServiceSamples/ServiceSamples"
import { contactPath } from "../../src/site/contactPath"
import { samplePath } from "../../src/site/entryPaths"
import { answerer } from "../support/answerQuery"
import { answerFrom } from "../support/siteDouble"
import { siteEntries } from "../support/siteEntries"

jest.mock("gatsby", () => require("../support/siteDouble"))

interface Answer {
  plans: Queries.PlansSectionFragment
  ordering: Queries.OrderingSectionFragment
  allJob: { nodes: Queries.OpeningFragment[] }
  allSample: { nodes: Queries.ServiceSampleFragment[] }
}

answerFrom(siteEntries)
const data = answerer(siteEntries)(`query {
  plans { ...PlansSection }
  ordering { ...OrderingSection }
  allJob { nodes { ...Opening } }
  allSample { nodes { ...ServiceSample } }
}`) as unknown as Answer

const cards = (level: number) => screen.getAllByRole("heading", { level }).map((heading) => heading.closest("li"))

test("each plan says what it includes, and its button asks for it", () => {
  render(<Plans {...data.plans} />)
  const shown = cards(3)
  expect(shown).toHaveLength(data.plans.items.length)
  for (const [place, { tier, words, revisions, delivery, support }] of data.plans.items.entries()) {
    const card = within(shown[place] ?? document.body)
    for (const text of [tier, data.plans.unit, words, revisions, delivery, support]) card.getByText(text)
    expect(card.getByRole("link")).toHaveAttribute("href", contactPath({ package: tier }))
  }
})

test("what is asked before an order shows as titles with their answers", () => {
  const { container } = render(<Ordering {...data.ordering} />)
  for (const { question, answer } of data.ordering.items) {
    const part = screen.getByRole("heading", { name: question }).parentElement
    expect(part?.innerHTML).toContain(answer)
  }
  expect(container.querySelectorAll("section section")).toHaveLength(data.ordering.items.length)
})

test("each opening has its facts, and leads to its page", () => {
  render(<OpeningList jobs={data.allJob.nodes} />)
  const shown = cards(2)
  for (const [place, { slug, title, employment, summary }] of data.allJob.nodes.entries()) {
    const card = within(shown[place] ?? document.body)
    card.getByRole("heading", { name: title })
    card.getByText(summary)
    card.getByText(new RegExp(employment))
    expect(card.getByRole("link")).toHaveAttribute("href", `/career/${slug}`)
  }
})

test("a service shows the samples that belong to it, and nothing where there are none", () => {
  const { container, rerender } = render(<ServiceSamples samples={data.allSample.nodes} />)
  for (const sample of data.allSample.nodes)
    expect(screen.getByRole("link", { name: sample.title })).toHaveAttribute("href", samplePath(sample))
  rerender(<ServiceSamples samples={[]} />)
  expect(container).toBeEmptyDOMElement()
})
