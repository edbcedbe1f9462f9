import { render, screen } from "@testing-library/react"
import { ServiceBelowFold } from "../../src/sections/BelowFold/ServiceBelowFold"
import { query } from "../../src/templates/service"
import { edit, entry } from "../support/data"
import { ask } from "../support/gatsby"

const slug = "law-assignment"
const { faqs, topics } = entry("service", slug)

const show = (isShort?: boolean) => {
  const variables = { slug, samples: [], citations: [], tools: [], list: "services" }
  render(<ServiceBelowFold data={ask(String(query), variables) as Queries.ServicePageQuery} isShort={isShort} />)
  return screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
}

test("on a short page the longer sections that all services share give way, and its own stay", () => {
  const shared = [entry("ordering").heading, entry("workflow").kicker, entry("reasons").heading]
  const own = [...topics.map(({ title }: { title: string }) => title), entry("service", slug).faqsHeading]
  const full = show()
  expect(full).toEqual(expect.arrayContaining([...shared, ...own]))
  document.body.replaceChildren()
  expect(show(true)).toEqual(full.filter((heading) => !shared.includes(heading)))
})

test("questions without a heading have that of home's, and a few need no search", () => {
  edit("service", (service) => delete service.faqsHeading, slug)
  expect(show()).toContain(entry("faqs").heading)
  expect(screen.getByText(faqs[0].question)).toBeVisible()
  expect(screen.queryByRole("searchbox")).toBeNull()
})

test("a service that names no related ones has no cards of them", () => {
  edit("service", (service) => delete service.related, slug)
  expect(show()).not.toContain(entry("labels").service.relatedHeading)
})
