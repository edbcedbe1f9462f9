import { render, screen, within } from "@testing-library/react"
import { SampleList } from "../../src/sections/SampleList/SampleList"
import { entry, queried } from "../support/data"

const { sample: words } = entry("labels")
const { slug, title, kind, subject } = entry("sample")

test("each sample is a card that links to it; kinds and subjects can be chosen, each listed once", () => {
  const card = queried<Queries.SampleCardFragment>("SampleCard", slug)
  const others = [
    { ...card, slug: "sorting", title: "Sorting", kind: "Code", subject: "Computing" },
    { ...card, slug: "grades", title: "Grades", kind: "Code" },
  ]
  render(<SampleList samples={[card, ...others]} />)
  expect(screen.getByText(`${kind} · ${subject}`)).toBeVisible()
  for (const name of [title, `${words.read} ${title}`])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/samples/${slug}`)
  const choices = within(screen.getByRole("group", { name: words.filter })).getAllByRole("radio")
  const values = [...["Code", kind].sort(), ...["Computing", subject].sort()]
  expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([words.all, ...values])
  expect(choices[0]).toBeChecked()
})
