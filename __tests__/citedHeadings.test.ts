/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"

/** A document and one or more of its headings, as in (docs/specification.md, Forms). */
const citation = /\(docs\/(\w+)\.md, (?!')([^()]+)\)/g

const headingsOf = (document: string) => readFileSync(`docs/${document}.md`, "utf8").match(/(?<=^#+ ).*/gm) ?? []

/** Whether a text is a heading, or a list of headings joined by commas and "and". */
const isCited = (text: string, headings: readonly string[]): boolean =>
  headings.includes(text) ||
  headings.some((heading) =>
    [", ", " and "].some(
      (join) => text.startsWith(heading + join) && isCited(text.slice(heading.length + join.length), headings),
    ),
  )

const sources = ["src", "scripts", "tools", "__tests__"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|m?js|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test("every document heading cited in the code exists", () => {
  const missing = sources.flatMap((file) => {
    // A citation may continue on the next line of its comment.
    const text = readFileSync(file, "utf8").replace(/\s*\n\s*(?:\*|\/\/) /g, " ")
    return [...text.matchAll(citation)]
      .filter(([, document = "", heading = ""]) => !isCited(heading, headingsOf(document)))
      .map(([cited]) => `${file}: ${cited}`)
  })
  expect(missing).toEqual([])
})
