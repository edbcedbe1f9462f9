import { fireEvent, render, screen } from "@testing-library/react"
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

const choices = (
  <FilterChoices label="Filter" all="All" groups={groups}>
    <p>Samples</p>
  </FilterChoices>
)
const choice = (name: string, at = 0) => screen.getAllByRole<HTMLInputElement>("radio", { name })[at]
const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").findIndex(({ checked }) => checked)

describe("the choice", () => {
  beforeEach(() => window.history.replaceState(null, "", "/samples"))

  test.each([
    ["Essay", 0, 1],
    ["Report", 0, 2],
    ["Law", 0, 3],
    ["Report", 1, 4],
  ])("%s (%d) survives a reload", (name, at, place) => {
    const { unmount } = render(choices)
    fireEvent.click(choice(name, at) as HTMLElement)
    expect(chosen()).toBe(place)
    unmount()
    render(choices)
    expect(chosen()).toBe(place)
    fireEvent.click(choice("All") as HTMLElement)
    expect(chosen()).toBe(0)
    expect(window.location.search).toBe("")
  })

  test("is everything if the address asks for something else", () => {
    window.history.replaceState(null, "", '/samples?show="]')
    render(choices)
    expect(chosen()).toBe(0)
  })
})
