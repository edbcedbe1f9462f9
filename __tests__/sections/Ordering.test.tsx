import { render, screen } from "@testing-library/react"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { edit, entry } from "../support/data"

test("the short form links to the section with all answers, and to the answer with the usual times", () => {
  edit("ordering", ({ link, times, items }) => {
    Object.assign(link, { label: "All answers", to: "/plans#before-you-order" })
    Object.assign(times, { label: "Usual times", to: "/plans#part-how-long" })
    items[1].question = "How long?"
  })
  const { container } = render(
    <>
      <OrderingInShort group="essays" />
      <Ordering />
    </>,
  )
  const targetOf = (name: string) =>
    container.querySelector(new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).hash)
  expect(targetOf("All answers")).toBeVisible()
  expect(targetOf("Usual times")).toHaveTextContent("How long?")
})

const ofGroups = [
  { groups: ["essays", "writing"], fact: "An essay costs 40." },
  { groups: ["citations"], fact: "A list costs 20." },
]

test.each([
  ["in full", <Ordering key="full" />, ["We reply soon.", "An essay costs 40.", "A list costs 20."]],
  ["in short", <OrderingInShort key="short" group="citations" />, ["We reply soon.", "A list costs 20."]],
  ["for a group without a price", <OrderingInShort key="none" group="more" />, ["We reply soon."]],
])("reply time and prices show %s, marked as samples until they are the owner's", (_, shown, facts) => {
  edit("ordering", (ordering) =>
    Object.assign(ordering, { sample: true, facts: ["We reply soon."], factsByGroup: ofGroups }),
  )
  const { unmount } = render(shown)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(facts)
  expect(screen.getByText(entry("labels").samples.claims)).toBeVisible()
  unmount()
  edit("ordering", (ordering) => Object.assign(ordering, { sample: false }))
  render(shown)
  expect(screen.queryByText(entry("labels").samples.claims)).toBeNull()
})
