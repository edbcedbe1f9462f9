import { render, screen } from "@testing-library/react"
import { FilterChoices, matching } from "../../src/components/FilterChoices/FilterChoices"

const groups = [
  { heading: "Kind", values: ["Essay", "Report"] },
  { heading: "Subject", values: ["Law", "Report"] },
]

test("an element shows for the numbers of its choices, which may have equal names in two groups", () => {
  render(
    <FilterChoices label="Filter" all="All" groups={groups}>
      <p {...matching(groups, "Essay", "Report")}>An essay on reports</p>
    </FilterChoices>,
  )
  expect(screen.getAllByRole("radio").map((choice) => choice.getAttribute("value"))).toEqual(["", "0", "1", "2", "3"])
  expect(screen.getByText("An essay on reports")).toHaveAttribute("data-choices", "0 3")
})
