/** @jest-environment node */
import type { Store } from "gatsby"
import { withFragments } from "../../src/gatsby-node/withFragments"

const store = {
  getState: () => ({
    definitions: new Map([
      ["Story", { printedAst: "fragment Story on Post { title ...Author cover { ...Cover } }" }],
      ["Author", { printedAst: "fragment Author on Post { author { ...Cover } }" }],
      ["Cover", { printedAst: "fragment Cover on Picture { alt }" }],
      ["Other", { printedAst: "fragment Other on Post { number }" }],
      ["Page", { printedAst: null }],
    ]),
  }),
} as unknown as Store

test("a query is followed by the fragments it spreads, each once, and by no others", () => {
  const whole = withFragments("{ posts { ...Story ...Cover } }", store)
  expect(whole.match(/fragment \w+/g)?.sort()).toEqual(["fragment Author", "fragment Cover", "fragment Story"])
  expect(whole.startsWith("{ posts")).toBe(true)
})

test("a query without fragments stays the same", () => {
  expect(withFragments("{ posts { title } }", store)).toBe("{ posts { title } }")
})

test.each(["Missing", "Page"])("a fragment that no component defines is named: %s", (name) => {
  expect(() => withFragments(`{ posts { ...${name} } }`, store)).toThrow(`No component defines the fragment ${name}`)
})
