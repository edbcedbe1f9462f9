import { render, screen } from "@testing-library/react"
import { OpeningList } from "../../src/sections/OpeningList/OpeningList"
import { entry, queried } from "../support/data"

const { jobs } = entry("labels")
const { slug, title, place, employment } = entry("job")

test("each opening has its place and employment, and a button, read out with its name, that links to it", () => {
  render(<OpeningList jobs={[queried<Queries.OpeningFragment>("Opening", slug)]} />)
  expect(screen.getByText(`${place}, ${employment}`)).toBeVisible()
  expect(screen.getByRole("link", { name: `${jobs.apply} ${title}` })).toHaveAttribute("href", `/career/${slug}`)
})

test("if there is none, a line says so", () => {
  render(<OpeningList jobs={[]} />)
  expect(screen.getByText(jobs.none)).toBeVisible()
  expect(screen.queryByRole("list")).toBeNull()
})
