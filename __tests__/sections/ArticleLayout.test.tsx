import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ArticleLayout } from "../../src/sections/ArticleLayout/ArticleLayout"
import { NumberedList } from "../../src/sections/ArticleLayout/NumberedList"
import { Part } from "../../src/sections/ArticleLayout/Part"
import { PullQuote } from "../../src/sections/ArticleLayout/PullQuote"
import { entry } from "../support/data"

const { contents, copyCode, codeCopied } = entry("labels").reading

test("the contents list links to the parts, and marks the first until another is reached", () => {
  render(
    <ArticleLayout titles={["Plan first", "Write"]}>
      <Part title="Plan first">On paper.</Part>
      <Part title="Write">By hand.</Part>
    </ArticleLayout>,
  )
  const links = within(screen.getByRole("navigation", { name: contents })).getAllByRole("link")
  const headings = screen.getAllByRole("heading", { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Plan first", "Write"])
  expect(links.map((link) => link.getAttribute("href"))).toEqual(headings.map(({ id }) => `#${id}`))
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["location", null])
})

test("remarks are spread over the text, formatted", () => {
  const notes = [
    { title: "A remark", text: "Read <em>twice</em>." },
    { title: "Another", text: "Write once." },
  ]
  const { container } = render(
    <ArticleLayout titles={[]} notes={notes}>
      <p>One.</p>
      <p>Two.</p>
      <p>Three.</p>
    </ArticleLayout>,
  )
  expect(container).toHaveTextContent(/One\..*A remark.*Two\..*Another.*Three\./)
  const [remark] = screen.getAllByRole("note")
  expect(remark).toHaveTextContent(/^A remark.*Read twice\.$/)
  expect(remark?.querySelector("em")).toHaveTextContent("twice")
})

test("a block of code can be copied", async () => {
  const user = userEvent.setup()
  const block = { __html: "<div class='code'><div>Java</div><pre>int i = 1;</pre></div>" }
  render(
    <ArticleLayout titles={[]}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the data layer renders it */}
      <div dangerouslySetInnerHTML={block} />
    </ArticleLayout>,
  )
  await user.click(screen.getByRole("button", { name: copyCode }))
  expect(await navigator.clipboard.readText()).toBe("int i = 1;")
  expect(screen.getByRole("button", { name: codeCopied })).toBeVisible()
})

test("a numbered list is a list, whose numerals are none of its text", () => {
  render(<NumberedList items={["A plan", "A reading"]} />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["A plan", "A reading"])
})

test("a pull quote is not read out again", () => {
  const { container } = render(<PullQuote text="A thesis is a *promise*" />)
  expect(container).toHaveTextContent("“A thesis is a promise”")
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true")
})
