import { render } from "@testing-library/react"
import { FraudWarning } from "../../src/sections/FraudWarning/FraudWarning"

jest.mock("gatsby", () => require("../support/sectionDouble"))

test("the warning names the official number and address", () => {
  const { container } = render(<FraudWarning />)
  expect(container).toHaveTextContent("Beware Only +44 20 7946 0000 and ask@penhouse.example are ours.")
  expect(container.querySelector("em")).toHaveTextContent("+44 20 7946 0000")
})
