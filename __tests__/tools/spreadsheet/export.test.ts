/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs"
import { parse } from "csv-parse/sync"
import { stringify } from "csv-stringify/sync"
import type { ContentType } from "../../../src/content/contentTypes"
import { jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { readEntries } from "../../../src/content/readEntries"
import { columnNamed, columnsNamed, defaultColumns } from "../../../tools/spreadsheet/columns"
import { folderTypeNamed, typeNames } from "../../../tools/spreadsheet/folderTypeNamed"
import { writeSheet } from "../../../tools/spreadsheet/writeSheet"
import { describeScratch } from "../../support/describeScratch"
import { runBundled } from "../../support/runBundled"
import { bytesIn, importInto } from "./sheets"

const service = folderTypeNamed("service")
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name)

test("without fields the columns are the single values of an entry and its texts for search results", () => {
  const columns = names(defaultColumns(service))
  expect(columns).toEqual(expect.arrayContaining(["slug", "name", "opening", "draft", "seo.title", "seo.description"]))
  expect(columns.filter((name) => name.includes("[") || (name.includes(".") && !name.startsWith("seo.")))).toEqual([])
})

test("a group or list stands for all its fields, as many as the longest list has", () => {
  const entries = [{ faqs: [{}, {}, {}] }, { faqs: [{}] }]
  const columns = names(columnsNamed(service, "faqs", entries))
  const wanted = [0, 1, 2].flatMap((at) => [`faqs[${at}].question`, `faqs[${at}].answer`])
  expect(columns).toEqual(expect.arrayContaining(wanted))
  expect(columns.filter((name) => !/^faqs\[[0-2]\]\./.test(name))).toEqual([])
  expect(names(columnsNamed(service, "seo", []))).toEqual(["seo.title", "seo.description", "seo.otherNames[0]"])
})

test.each([
  ["seo.titel", "a service has no field 'seo.titel'; did you mean 'seo.title'?"],
  ["faqs[7].qestion", "a service has no field 'faqs[7].qestion'; did you mean 'faqs[7].question'?"],
  ["faqs.question", "a service has no field 'faqs.question'; did you mean 'faqs[0].question'?"],
  ["price per word", "a service has no field 'price per word'"],
  ["", "a service has no field ''"],
  ["faqs", "'faqs' has more than one value; use a column for each, such as 'faqs[0].question'"],
])("the column %s is refused", (name, message) => {
  expect(() => columnNamed(service, name)).toThrow(message)
})

test("a type with a single file is refused", () => {
  expect(() => folderTypeNamed("servise")).toThrow("There is no type 'servise'; did you mean 'service'? Give a type: ")
  expect(() => folderTypeNamed("site")).toThrow("There is no type 'site'")
})

/** All fields of all entries of a type. */
const exported = (root: string, type: ContentType) => {
  const entries = readEntries(root, [type])
  const values = entries.map(({ data }) => data.value)
  const fields = Object.keys(jsonSchemaOf(type).properties ?? {})
  return writeSheet(
    entries,
    fields.flatMap((name) => columnsNamed(type, name, values)),
  )
}

/** Texts that spreadsheets or CSV have trouble with. */
const odd = [
  "- item\n- item",
  "=1+1",
  "+44 20 7946 0000",
  "@quillhaven",
  "'=quoted",
  "'plain",
  '"Yes", she said; "no"',
  "1.234,5",
  "  spaces around\n",
  "one\r\ntwo\rthree",
  "“curly” – naïve 𝒳 \u2028",
  "(remove)",
  "TRUE",
  "0012",
  `${"long ".repeat(300)}end`,
]

describeScratch("an export that is imported", (project) => {
  const law = "services/law-assignment.json"

  /** Gives the services odd texts, and files that are formatted in other ways. */
  const makeOdd = () => {
    for (const [at, text] of odd.entries())
      project().copy(law, `services/odd-${at}.json`, { slug: `odd-${at}`, opening: text })
    project().change("services/odd-0.json", (entry) => {
      entry.faqs = entry.faqs.map((faq, at) => ({ ...faq, answer: odd[at] ?? "" }))
    })
    const lawFile = project().path(law)
    const value = JSON.parse(readFileSync(lawFile, "utf8"))
    writeFileSync(
      lawFile,
      `\uFEFF${JSON.stringify(value, null, "\t").replaceAll("\n", "\r\n").replace("a", "\\u0061")}`,
    )
    project().write("services/mba-assignment.json", JSON.stringify(project().read("services/mba-assignment.json")))
  }

  test.each(typeNames)("of the type %s changes no byte", (name) => {
    if (name === "service") makeOdd()
    const before = bytesIn(project().root)
    const sheet = exported(project().root, folderTypeNamed(name))
    const { issues, text } = importInto(project().root, name, sheet)
    expect(issues).toEqual([])
    expect(text).toContain("0 changed, 0 new")
    expect(bytesIn(project().root)).toEqual(before)
  })

  test.each([
    ["Excel with semicolons", { delimiter: ";", record_delimiter: "\r\n", bom: true }],
    ["LibreOffice with tabs", { delimiter: "\t", quoted_string: true }],
  ])("and saved by %s changes no byte", (_, saved) => {
    makeOdd()
    const before = bytesIn(project().root)
    const rows: string[][] = parse(exported(project().root, service), { bom: true })
    const shown = rows.map((row) => [
      ...row.map((cell) => cell.replace(/^(?:true|false)$/, (word) => word.toUpperCase())),
      "",
    ])
    const sheet = stringify([...shown, shown[0]?.map(() => "") ?? []], { quoted_match: /[\r\n]|^\s|\s$/, ...saved })
    expect(importInto(project().root, "service", sheet)).toMatchObject({ issues: [] })
    expect(bytesIn(project().root)).toEqual(before)
  })

  test("keeps spreadsheets from running texts as formulas", () => {
    makeOdd()
    const cells = (parse(exported(project().root, service)) as string[][]).flat()
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'- item\n- item", "'+44 20 7946 0000"]))
  })
})

describeScratch("npm run export", (project) => {
  const run = (...words: string[]) => runBundled(project().root, "export", ...words)

  test("prints a sheet of the fields, with a byte order mark for Excel", () => {
    const { stdout, status } = run("service", "--fields", "slug,name,seo.title, faqs[0].question,slug")
    const [headings, ...rows] = stdout.split("\n")
    expect(status).toBe(0)
    expect(headings).toBe("\uFEFFentry,slug,name,seo.title,faqs[0].question")
    const { name, seo, faqs } = project().read("services/law-assignment.json")
    expect(rows).toContain(`law-assignment,law-assignment,${name},${seo.title},${faqs[0]?.question}`)
  })

  test("names an unknown field on the error output alone", () => {
    const { stdout, stderr, status } = run("service", "--fields", "slug,nam")
    expect(stderr).toContain("a service has no field 'nam'; did you mean 'name'?")
    expect([stdout, status]).toEqual(["", 1])
  })
})
