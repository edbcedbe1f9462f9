import { render, screen, within } from "@testing-library/react"
import { SampleList } from "../../src/sections/SampleList/SampleList"
import { picture } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const { sample: words } = labels

const card: Queries.SampleCardFragment = {
  slug: "a-later-start",
  title: "A later start",
  summary: "Why schools should begin at nine.",
  kind: "Essay",
  subject: "Education",
  picture: picture(),
}

test("each sample is a card that links to it; kinds and subjects can be chosen, each listed once", () => {
  const others = [
    { ...card, slug: "sorting", title: "Sorting", kind: "Code", subject: "Computing" },
    { ...card, slug: "grades", title: "Grades", kind: "Code" },
  ]
  render(<SampleList samples={[card, ...others]} />)
  const [later] = screen.getAllByRole("article").map((article) => within(article))
  expect(later?.getByText("Essay · Education")).toBeVisible()
  expect(later?.getByText("Why schools should begin at nine.")).toBeVisible()
  expect(later?.getByRole("link", { name: "A later start" })).toHaveAttribute("href", "/samples/a-later-start")
  expect(screen.getByRole("link", { name: `${words.read} Sorting` })).toHaveAttribute("href", "/samples/sorting")
  const choices = within(screen.getByRole("group", { name: words.filter })).getAllByRole("radio")
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([
    words.all,
    "Code",
    "Essay",
    "Computing",
    "Education",
  ])
  expect(choices[0]).toBeChecked()
})
