/** @jest-environment node */
import { Marked, type Tokens } from "marked"
import { read } from "../support/copyOf"
import { citations } from "../support/specification"

const parser = new Marked({ gfm: true })

/** What each page shows at least once, whatever it calls it. */
const kinds: readonly (readonly [name: string, row: RegExp])[] = [
  ["a book", /^Book$/],
  ["a chapter", /^(?:Chapter|Essay in an edited collection)/],
  ["an article", /article$/i],
  ["a website", /^Web ?(?:site|page)$/],
  ["a report", /^Report$/],
]

/** The tables that compare kinds of source, each a list of rows with the cells' plain text. */
const tablesOf = (slug: string) =>
  read(`services/${slug}.json`)
    .topics.flatMap(({ body }: { body: string }) => parser.lexer(body))
    .filter((token: Tokens.Generic): token is Tokens.Table => token.type === "table")
    .filter(({ header }: Tokens.Table) => header[0]?.text === "Source")
    .map(({ rows }: Tokens.Table) => rows.map((cells) => cells.map(({ text }) => text)))

describe.each(citations)("%s", (slug) => {
  const tables: string[][][] = tablesOf(slug)

  test("has a table of sources", () => {
    expect(tables.length).toBeGreaterThan(0)
  })

  test.each(kinds)("shows %s in the text and in the list", (_kind, row) => {
    for (const table of tables) {
      const cells = table.find(([kind]) => row.test(kind ?? ""))
      expect(cells?.length).toBeGreaterThanOrEqual(3)
      expect(cells?.every((cell) => cell.trim() !== "")).toBe(true)
    }
  })
})
