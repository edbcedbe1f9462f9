/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"

/** A document and a heading of it, as in (docs/specification.md, Forms), or several headings of it. */
const citation = /\(docs\/(\w+)\.md, (?!')([^()]+)\)/g

const headingsOf = (document: string) => readFileSync(`docs/${document}.md`, "utf8").match(/(?<=^#+ ).*/gm) ?? []

/** Whether a text is a heading, or names headings joined by commas and "and". */
const isCited = (text: string, headings: readonly string[]): boolean =>
  headings.includes(text) ||
  headings.some((heading) =>
    [", ", " and "].some(
      (join) => text.startsWith(heading + join) && isCited(text.slice(heading.length + join.length), headings),
    ),
  )

const sources = ["src", "scripts", "tools", "__tests__"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mts|m?js|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test("every heading of a document that the code cites is there", () => {
  const missing = sources.flatMap((file) => {
    // A citation may go on in the next line of its comment.
    const text = readFileSync(file, "utf8").replace(/\s*\n\s*(?:\*|\/\/) /g, " ")
    return [...text.matchAll(citation)]
      .filter(([, document = "", heading = ""]) => !isCited(heading, headingsOf(document)))
      .map(([cited]) => `${file}: ${cited}`)
  })
  expect(missing).toEqual([])
})
