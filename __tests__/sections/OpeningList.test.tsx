import { render, screen, within } from "@testing-library/react"
import { OpeningList } from "../../src/sections/OpeningList/OpeningList"
import { picture } from "../support/fragments"
import { labels } from "../support/sectionDouble"

jest.mock("gatsby", () => require("../support/sectionDouble"))

const opening: Queries.OpeningFragment = {
  slug: "EW",
  title: "Essay writer",
  place: "Leeds",
  employment: "Full time",
  summary: "Write for us.",
  picture: picture(),
}

test("each opening has its place and employment, and a button, read out with its name, that links to it", () => {
  render(<OpeningList jobs={[opening, { ...opening, slug: "ED", title: "Editor", place: "Cork" }]} />)
  const cards = screen.getAllByRole("listitem").map((item) => within(item))
  expect(cards).toHaveLength(2)
  expect(cards[0]?.getByRole("heading", { level: 2, name: "Essay writer" })).toBeVisible()
  expect(cards[0]?.getByText("Write for us.")).toBeVisible()
  expect(cards[1]?.getByText("Cork, Full time")).toBeVisible()
  expect(cards[1]?.getByRole("link", { name: `${labels.jobs.apply} Editor` })).toHaveAttribute("href", "/career/ED")
})

test("if there is none, a line says so", () => {
  render(<OpeningList jobs={[]} />)
  expect(screen.getByText(labels.jobs.none)).toBeVisible()
  expect(screen.queryByRole("list")).toBeNull()
})
