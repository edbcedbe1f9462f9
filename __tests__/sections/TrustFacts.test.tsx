import { render, screen } from "@testing-library/react"
import { TrustFacts } from "../../src/sections/TrustFacts/TrustFacts"
import { edit, entry } from "../support/data"

const { claims, reviewSites } = entry("site")
const { samples } = entry("labels")

test("each figure has its text; that of the reviews links to the review sites", () => {
  edit("trust", ({ items: [, reviewed] }) => Object.assign(reviewed, { reviews: true }))
  const [plain, reviewed] = entry("trust").items
  render(<TrustFacts />)
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    claims[plain.claim],
    claims[reviewed.claim],
  ])
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent(plain.text)
  for (const { name, url } of reviewSites)
    expect(screen.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", url)
  expect(screen.queryByText(samples.claims)).toBeNull()
})

test("made-up figures are labelled as such", () => {
  edit("site", (site) => Object.assign(site.claims, { sample: true }))
  render(<TrustFacts />)
  expect(screen.getByText(samples.claims)).toBeVisible()
})
