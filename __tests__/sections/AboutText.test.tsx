import { render, screen } from "@testing-library/react"
import { AboutText } from "../../src/sections/AboutText/AboutText"
import { siteFacts } from "../support/fragments"
import { answerWith, labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const sections = [{ title: "Our story", body: "<p>It is <em>long</em>.</p>" }]
const { claims } = siteFacts()

test("the number of customers is above the page's own text", () => {
  const { container } = render(<AboutText sections={sections} />)
  expect(container).toHaveTextContent(labels.about.customers.replace("{customers}", claims.customers))
  expect(screen.getByRole("heading", { name: "Our story" })).toBeVisible()
  expect(screen.getByText("long").tagName).toBe("EM")
  expect(screen.queryByText(labels.samples.claims)).toBeNull()
})

test("made-up figures are labelled as such", () => {
  answerWith({ siteFacts: siteFacts({ claims: { ...claims, sample: true } }) })
  render(<AboutText sections={[]} />)
  expect(screen.getByText(labels.samples.claims)).toBeVisible()
})
