import { render, screen } from "@testing-library/react"
import { TrustFacts } from "../../src/sections/TrustFacts/TrustFacts"
import { siteFacts } from "../support/fragments"
import { answerWith, labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const { brand, claims, reviewSites } = siteFacts()

test("each figure has its text; that of the reviews links to the review sites", () => {
  render(<TrustFacts />)
  expect(screen.getByRole("region", { name: `${brand} in figures` })).toBeVisible()
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([claims.assignments, claims.rating])
  const [assignments, rating] = screen.getAllByRole("definition")
  expect(assignments).toHaveTextContent(/^assignments handed over$/)
  expect(rating).toHaveTextContent(/^stars at Readers .* & Marks/)
  for (const { name, url } of reviewSites)
    expect(screen.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", url)
  expect(screen.queryByText(labels.samples.claims)).toBeNull()
})

test("made-up figures are labelled as such", () => {
  answerWith({ siteFacts: siteFacts({ claims: { ...claims, sample: true } }) })
  render(<TrustFacts />)
  expect(screen.getByText(labels.samples.claims)).toBeVisible()
})
