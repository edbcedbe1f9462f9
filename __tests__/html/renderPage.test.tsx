/** @jest-environment node */
import type { ReplaceRendererArgs } from "gatsby"
import { renderPage } from "../../src/html/renderPage"

test("quotation marks at the end of React’s buffer leave no null characters behind", async () => {
  const quotations = Array.from({ length: 999 }, (_, at) => ({ at, text: `“${"x".repeat(at % 7)}”` }))
  let body = ""
  await renderPage({
    bodyComponent: quotations.map(({ at, text }) => <p key={at}>{text}</p>),
    replaceBodyHTMLString: (html: string) => {
      body = html
    },
  } as unknown as ReplaceRendererArgs)
  expect(body.match(/<p>/g)).toHaveLength(quotations.length)
  expect(body).not.toContain("\0")
})
