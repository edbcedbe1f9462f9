import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sortTables } from "../../../tools/report/client/sortTables"
import { type Column, htmlTable } from "../../../tools/report/htmlTable"

interface Fruit {
  name: string
  price?: number
}

const columns: readonly Column<Fruit>[] = [
  { heading: "name", cell: ({ name }) => name },
  { heading: "price", cell: ({ price }) => price, format: (price) => `£${price.toLocaleString("en-GB")}` },
]

const fruits = [
  { name: "pear", price: 9 },
  { name: "fig" },
  { name: "apple", price: 1_200 },
  { name: "plum", price: 30 },
]

const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent)

test("tables are complete without the script, and sorted by the buttons in their headings with it", async () => {
  document.body.innerHTML = htmlTable("Fruits", columns, fruits, ({ name }) => name)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  expect(names()).toEqual(["pear", "fig", "apple", "plum"])

  sortTables()
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole("group", { name: "Fruits" })).toHaveFocus()
  await user.tab()
  await user.tab()
  await user.keyboard("{Enter}")
  expect(names()).toEqual(["apple", "plum", "pear", "fig"])
  const price = screen.getByRole("columnheader", { name: "price" })
  expect(price).toHaveAttribute("aria-sort", "descending")
  expect(within(price).getByRole("button")).toHaveFocus()

  await user.keyboard(" ")
  expect(names()).toEqual(["pear", "plum", "apple", "fig"])
  expect(price).toHaveAttribute("aria-sort", "ascending")

  await user.click(screen.getByRole("button", { name: "name" }))
  expect(names()).toEqual(["apple", "fig", "pear", "plum"])
  expect(price).not.toHaveAttribute("aria-sort")
})
