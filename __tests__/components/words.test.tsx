import { render } from "@testing-library/react"
import { Headline } from "../../src/components/Headline/Headline"
import { Slashed } from "../../src/components/Headline/Slashed"
import { matches } from "../../src/components/SearchField/SearchField"
import { plainHeadline } from "../../src/site/plainHeadline"

test("words between asterisks are set in italics", () => {
  const { container } = render(<Headline text="Tips for a *perfect* and *short* essay" />)
  expect([...container.querySelectorAll("em")].map(({ textContent }) => textContent)).toEqual(["perfect", "short"])
  expect(container).toHaveTextContent("Tips for a perfect and short essay")
  expect(plainHeadline("A *b* c")).toBe("A b c")
})

test("an asterisk after a backslash is shown", () => {
  const { container } = render(<Headline text={"The *A\\** search and A\\*"} />)
  expect(container.innerHTML).toBe("The <em>A*</em> search and A*")
  expect(plainHeadline("The *A\\** search and A\\*")).toBe("The A* search and A*")
})

test("no line of a heading ends after the first letter of a word like e-mail", () => {
  const { container } = render(<Headline text="One *e-mail, one t-test* and a well-made e-book" />)
  expect([...container.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual([
    "e-mail",
    "t-test",
    "e-book",
  ])
  expect(container).toHaveTextContent("One e-mail, one t-test and a well-made e-book")
})

test("a line may break after a slash", () => {
  const { container } = render(<Slashed text="Essay/Article/Blog Writing" />)
  expect(container.innerHTML).toBe("Essay/<wbr>Article/<wbr>Blog Writing")
})

test.each([
  ["How is the PRICE worked out?", " price ", true],
  ["How is the price worked out?", "", true],
  ["How is the price worked out?", "refund", false],
])("%p holds %p: %p", (text, query, found) => {
  expect(matches(text, query)).toBe(found)
})
