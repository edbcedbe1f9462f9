/** @jest-environment node */
import { folderTypeNamed } from "../../../tools/spreadsheet/folderTypeNamed"
import { readSheet } from "../../../tools/spreadsheet/readSheet"

const read = (content: string | Buffer) => readSheet("sheet.csv", Buffer.from(content), folderTypeNamed("service"))

const rowsOf = (content: string) => {
  const sheet = read(content)
  if ("issues" in sheet) throw new Error(JSON.stringify(sheet.issues))
  return { ...sheet, names: [...sheet.columns.values()].map(({ name }) => name) }
}

const issuesOf = (content: string | Buffer) => {
  const sheet = read(content)
  return "issues" in sheet ? sheet.issues : []
}

test.each([
  ["commas", '\uFEFFslug,name\nlaw,"1.234,5"\n'],
  ["semicolons", "slug;name\r\nlaw;1.234,5\r\n"],
  ["tabs", "slug\tname\rlaw\t1.234,5"],
])("cells are separated by %s, and numbers stay as they are", (_, content) => {
  const { names, rows } = rowsOf(content)
  expect(names).toEqual(["slug", "name"])
  expect(rows.map(({ cells }) => cells)).toEqual([["law", "1.234,5"]])
})

test("rows have their lines in the file and their numbers in a spreadsheet", () => {
  const { rows } = rowsOf('slug;opening\r\nlaw;"one\r\n\r\ntwo"\r\n;;\r\nmba;"three\nfour"\r\nart;\r\n')
  expect(rows.map(({ line, number }) => [line, number])).toEqual([
    [2, 2],
    [6, 4],
    [8, 5],
  ])
})

test("what npm prints above an export is skipped", () => {
  const { names, rows } = rowsOf(
    "\n> site@0.1.0 export\n> tsx tools/export.ts service --fields slug,name; x\n\n\uFEFFentry;slug;name\nlaw;law;Law\n",
  )
  expect(names).toEqual(["slug", "name"])
  expect(rows).toEqual([{ line: 6, number: 6, cells: ["law", "law", "Law"] }])
})

test("Excel's line with the separator is skipped", () => {
  const { names, rows } = rowsOf("sep=;\r\nslug;name\r\nlaw;Law, and order\r\n")
  expect(names).toEqual(["slug", "name"])
  expect(rows).toEqual([{ line: 3, number: 3, cells: ["law", "Law, and order"] }])
})

test.each([
  ["an unknown heading", "slug,nmae\n", 1, 2, "nmae (cell B1)", "did you mean 'name'?"],
  ["a heading twice", "slug,name,name\n", 1, 3, "name (cell C1)", "is the heading of two columns"],
  [
    "a cell without a heading",
    "slug,name\nlaw,Law\nmba,Business, finance\n",
    3,
    3,
    "cell C3",
    "has no heading above it",
  ],
  [
    "a quotation mark that is not closed",
    'slug,name\nlaw,"a\nb"\nmba,"no\nart,Art\n',
    4,
    1,
    "row 3",
    "a quotation mark",
  ],
  ["a quotation mark in the headings", 'slug,"name\nlaw,Law\n', 1, 1, "row 1", "a quotation mark"],
])("%s is refused with its place", (_, content, line, column, field, message) => {
  expect(issuesOf(content)).toEqual([
    expect.objectContaining({
      file: "sheet.csv",
      position: { line, column },
      field,
      message: expect.stringContaining(message),
      remedy: expect.stringMatching(/\w/),
    }),
  ])
})

test("a file that is not UTF-8 is refused with the line and what to choose when saving", () => {
  for (const encoded of [Buffer.from("slug,name\nlaw,Café\n", "latin1"), Buffer.from("\uFEFFslug", "utf16le")])
    expect(issuesOf(encoded)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining("UTF-8"),
        remedy: expect.stringContaining("CSV UTF-8"),
      }),
    ])
  expect(issuesOf(Buffer.from("slug,name\nlaw,Café\n", "latin1"))[0]?.position).toEqual({ line: 2, column: 1 })
})

test.each(["", "\uFEFF", "\n\n"])("an empty file is refused", (content) => {
  expect(issuesOf(content)).toEqual([expect.objectContaining({ message: "the file is empty" })])
})

test("a sheet of more rows than a large site has entries is refused", () => {
  expect(issuesOf(`slug\n${"law\n".repeat(10_001)}`)).toEqual([
    expect.objectContaining({ message: "has 10001 rows; an import takes at most 10000" }),
  ])
})

test("of a million wrong cells the first thousand are listed, and that there are more", () => {
  const issues = issuesOf(`slug\n${`law${",x".repeat(1000)}\n`.repeat(1000)}`)
  expect(issues).toHaveLength(1001)
  expect(issues.at(-1)).toMatchObject({ field: "cell B3", remedy: "Correct the others first." })
})

test.each([
  ["wrong", (at: number) => `x${at}`, 21, "x20 (cell V1)", 99_979, "so many are wrong"],
  ["long", (at: number) => `faqs[${at}].answer`, 1, "faqs[999].answer (cell ALM1)", 99_000, "at most 1000"],
])(
  "of a hundred thousand headings of a %s sheet few are listed, and how many there are more",
  (_, nameOf, count, field, rest, why) => {
    const names = Array.from({ length: 100_000 }, (_, at) => nameOf(at))
    const issues = issuesOf(`slug,${names.join(",")}\nlaw\n`)
    expect(issues).toHaveLength(count)
    expect(issues.at(-1)).toMatchObject({
      field,
      message: expect.stringContaining(`nor were ${rest} headings after it`),
    })
    expect(issues.at(-1)?.message).toContain(why)
  },
)
