import { render, screen } from "@testing-library/react"
import { SubjectSlider } from "../../src/sections/SubjectSlider/SubjectSlider"
import { subjectSlider } from "../support/fragments"
import { answerWith } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("each subject links to its service, and says what we do in it", () => {
  render(<SubjectSlider />)
  expect(screen.getByRole("group", { name: "Subjects" })).toBeVisible()
  expect(screen.getByRole("heading", { level: 2, name: "By subject" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Science" })).toHaveAttribute("href", "/services/science-help")
  expect(screen.getByRole("link", { name: "History" })).toHaveAttribute("href", "/services/history-help")
  expect(screen.getByText("Sources and dates.")).toBeVisible()
})

test("if all their services are drafts, there is no heading either", () => {
  answerWith({ subjectSlider: subjectSlider({ items: [] }) })
  const { container } = render(<SubjectSlider />)
  expect(container).toBeEmptyDOMElement()
})
