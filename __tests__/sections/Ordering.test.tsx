import { render, screen } from "@testing-library/react"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { edit, entry } from "../support/data"

jest.mock("gatsby", () => require("../support/gatsby"))

test("the short form links to the section with all answers, and to the answer with the usual times", () => {
  edit("ordering", ({ link, times, items }) => {
    Object.assign(link, { label: "All answers", to: "/plans#before-you-order" })
    Object.assign(times, { label: "Usual times", to: "/plans#part-how-long" })
    items[1].question = "How long?"
  })
  const { container } = render(
    <>
      <OrderingInShort />
      <Ordering />
    </>,
  )
  const targetOf = (name: string) =>
    container.querySelector(new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).hash)
  expect(targetOf("All answers")).toBeVisible()
  expect(targetOf("Usual times")).toHaveTextContent("How long?")
})

test.each([
  ["in full", Ordering],
  ["in short", OrderingInShort],
])("reply time and price show %s, marked as samples until they are the owner's", (_, Shown) => {
  edit("ordering", (ordering) => Object.assign(ordering, { sample: true }))
  const { unmount } = render(<Shown />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(entry("ordering").facts)
  expect(screen.getByText(entry("labels").samples.claims)).toBeVisible()
  unmount()
  edit("ordering", (ordering) => Object.assign(ordering, { sample: false }))
  render(<Shown />)
  expect(screen.queryByText(entry("labels").samples.claims)).toBeNull()
})
