import postcss from "postcss"
import { shortenTokens } from "../../src/gatsby-node/shortenTokens"

test("a token has one short name in all style sheets, and what is no token keeps its own", () => {
  const shortened = (css: string) => postcss([shortenTokens]).process(css, { from: undefined }).css
  const declared = shortened("a{--accent:red;--slides:2}")
  const [, name = ""] = /^a\{(--\w{1,2}):red;--slides:2\}$/.exec(declared) ?? []
  expect(name).not.toBe("")
  expect(shortened("b{color:var(--accent);width:calc(1px*var(--slides))}")).toBe(
    `b{color:var(${name});width:calc(1px*var(--slides))}`,
  )
  expect(shortened("c{--accent-strong:0}")).toBe("c{--accent-strong:0}")
})
