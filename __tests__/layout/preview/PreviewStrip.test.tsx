import { render, screen } from "@testing-library/react"
import type { CreatePagesArgs } from "gatsby"
import { createEntryPages } from "../../../src/gatsby-node/createPages"
import { type PreviewedPage, PreviewStrip } from "../../../src/layout/preview/PreviewStrip"

/** The context that the preview gives to the page of a policy with these fields. */
const contextOf = (fields: object) => {
  const contexts: PreviewedPage[] = []
  const args = {
    actions: { createPage: ({ context }: { context: PreviewedPage }) => contexts.push(context) },
    getNodesByType: (name: string) =>
      name === "Policy" ? [{ slug: "terms", ...fields, internal: { contentDigest: JSON.stringify(fields) } }] : [],
  }
  createEntryPages(args as unknown as CreatePagesArgs)
  return contexts[0] ?? {}
}

test.each([
  [{ draft: true }, "(draft)"],
  [{ lede: "???" }, "(??? in lede)"],
  [{ publishOn: "2999-01-31" }, "(until 2999-01-31)"],
  [{ hidden: true }, "Hidden"],
])("in the preview the page of an entry with %j says so", (fields, words) => {
  Object.assign(process.env, { NODE_ENV: "development" })
  render(<PreviewStrip {...contextOf(fields)} />)
  expect(screen.getByRole("status")).toHaveTextContent(words)
})

test("the page of a published entry has no strip", () => {
  const { container } = render(<PreviewStrip {...contextOf({ publishOn: "2020-01-31", hidden: false })} />)
  expect(container).toBeEmptyDOMElement()
})
