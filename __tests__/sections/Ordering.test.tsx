import { render, screen } from "@testing-library/react"
import { Ordering } from "../../src/sections/Ordering/Ordering"
import { OrderingInShort } from "../../src/sections/Ordering/OrderingInShort"
import { edit } from "../support/data"

jest.mock("gatsby", () => require("../support/gatsby"))

test("the short form links to the section with all answers", () => {
  edit("ordering", ({ link }) => Object.assign(link, { label: "All answers", to: "/plans#before-you-order" }))
  const { container } = render(
    <>
      <OrderingInShort />
      <Ordering />
    </>,
  )
  const { hash } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "All answers" }).href)
  expect(container.querySelector(hash)).toBeVisible()
})
