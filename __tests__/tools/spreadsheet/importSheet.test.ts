/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { contentTypeNamed } from "../../../src/content/contentTypes"
import { formatIssues } from "../../../src/content/issue"
import { unwritten } from "../../../src/content/unfinished"
import { removal } from "../../../tools/spreadsheet/cellChange"
import type { ImportOptions } from "../../../tools/spreadsheet/importSheet"
import { wordy } from "../../support/copyPage"
import { describeScratch } from "../../support/describeScratch"
import { bundled, runBundled } from "../../support/runBundled"
import { bytesIn, csvOf, importInto, type SheetContent } from "./sheets"

const law = "services/law-assignment.json"
const zoology = "services/zoology.json"

describeScratch("an import", (project) => {
  const read = (file: string) => JSON.parse(readFileSync(project().path(file), "utf8"))

  const importAll = (type: string, sheet: SheetContent, options?: ImportOptions) => {
    const imported = importInto(project().root, type, sheet, options)
    expect(imported.issues).toEqual([])
    expect(project().issues()).toEqual([])
    return imported.text
  }

  /** Imports what must be refused, and gives the report. */
  const refused = (type: string, sheet: SheetContent, options?: ImportOptions) => {
    const before = bytesIn(project().root)
    const { issues } = importInto(project().root, type, sheet, options)
    expect(issues.length).toBeGreaterThan(0)
    expect(bytesIn(project().root)).toEqual(before)
    return formatIssues(issues)
  }

  test("changes only the fields given, and leaves all other bytes of the file, and all other files", () => {
    const odd = `${JSON.stringify(read(law), null, "\t").replaceAll("\n", "\r\n").replace("Name", "N\\u0061me")}\r\n\r\n`
    writeFileSync(project().path(law), odd)
    const { seo, faqs } = read(law)
    const before = bytesIn(project().root)
    const text = importAll("service", [
      { slug: "law-assignment", "seo.title": "A new title", "faqs[1].answer": 'Say "so".', name: "" },
    ])
    const expected = odd
      .replace(JSON.stringify(seo.title), '"A new title"')
      .replace(JSON.stringify(faqs[1].answer), '"Say \\"so\\"."')
    expect(bytesIn(project().root)).toEqual({ ...before, [law]: Buffer.from(expected).toString("latin1") })
    expect(text).toContain(`seo.title: "${seo.title}" → "A new title"`)
    expect(text).toContain("1 changed, 0 new, 0 unchanged.")
  })

  test("hides no page that a shared list shows", () => {
    const report = refused("service", [{ slug: "law-assignment", hidden: "true" }])
    expect(report).toContain("names /services/law-assignment, a hidden page, which no menu or list shows")
  })

  test("adds optional fields and further items, and removes them again, byte for byte", () => {
    project().change(law, (entry) => {
      delete entry.topics
      entry.faqs = entry.faqs.slice(0, 2)
      entry.related = entry.related?.slice(0, 1)
      delete entry.example?.figure
    })
    const before = bytesIn(project().root)
    const row = {
      slug: "law-assignment",
      "faqs[2].answer": "Yes.",
      "faqs[2].question": "Is it?",
      "related[1]": "mba-assignment",
      "example.figure": "chart",
    }
    importAll("service", [row])
    const { faqs, related, example } = read(law)
    expect(faqs[2]).toEqual({ answer: "Yes.", question: "Is it?" })
    expect([related[1], example.figure]).toEqual(["mba-assignment", "chart"])
    importAll("service", [{ slug: "law-assignment", "related[1]": removal, "example.figure": removal }])
    project().change(law, (entry) => {
      entry.faqs.pop()
    })
    expect(bytesIn(project().root)).toEqual(before)
  })

  test("turns new rows into drafts that pass the check, with guidance where text is missing", () => {
    const text = importAll("service", [
      {
        slug: "zoology",
        name: "Zoology",
        "seo.title": "Help with zebras",
        "faqs[2].question": "Why stripes?",
        "related[0]": "botany",
      },
      { slug: "botany", name: "Botany", "seo.title": "Help with trees", "faqs[2].question": "", "related[0]": "" },
    ])
    const entry = read(zoology)
    expect(entry).toMatchObject({ slug: "zoology", name: "Zoology", draft: true, $schema: "../.schema/service.json" })
    expect(entry).toMatchObject({ seo: { title: "Help with zebras", description: expect.stringContaining(unwritten) } })
    expect(entry.faqs[2]).toEqual({ question: "Why stripes?", answer: expect.stringContaining(unwritten) })
    expect(entry.related[0]).toBe("botany")
    expect(entry.opening).toContain(unwritten)
    expect(text).toContain("data/services/zoology.json (new, a draft; its first ??? is in heading)")
    expect(text).toContain("0 changed, 2 new, 0 unchanged.")
  })

  test("publishes a new row whose draft is false", () => {
    importAll("author", [{ slug: "ann", name: "Ann", draft: "false" }])
    expect(read("authors/ann.json").draft).toBe(false)
  })

  test("numbers new posts", () => {
    importAll("post", [
      { slug: "first-row", title: "First" },
      { slug: "second-row", title: "Second" },
    ])
    expect(read("blogs/4-first-row.json").number).toBe(4)
    expect(read("blogs/5-second-row.json").number).toBe(5)
  })

  test("with --dry-run tells the same and writes nothing", () => {
    const before = bytesIn(project().root)
    const rows = [
      { slug: "law-assignment", name: "Laws" },
      { slug: "zoology", name: "Zoology" },
    ]
    const { text } = importInto(project().root, "service", rows, { dryRun: true })
    expect(bytesIn(project().root)).toEqual(before)
    expect(text).toContain(`name: "${project().read(law).name}" → "Laws"`)
    expect(text).toContain("data/services/zoology.json (new")
    expect(text).toContain("Nothing was written (--dry-run).")
    expect(importAll("service", rows)).toContain("1 changed, 1 new, 0 unchanged.")
  })

  test.each([
    ["31/01/2027", "2027-01-31"],
    ["1/31/2027", "2027-01-31"],
    ["31.1.2027", "2027-01-31"],
    ["05-05-2027", "2027-05-05"],
  ])("takes %s for a day, which can be no other", (cell, day) => {
    importAll("service", [{ slug: "law-assignment", updated: cell }])
    expect(read(law).updated).toBe(day)
  })

  test("lists the issues of all cells at once, each with line, column and remedy", () => {
    project().write("redirects.json", { items: [{ from: "/services/taken", to: "/plans" }] })
    const report = refused(
      "service",
      [
        '"slug","seo.title","group","updated","related[0]","faqs[4].question"',
        'law-assignment,"A title\nin two lines",domain,11.12.2026,mba-asignment,Why?',
        `mba-assignment,${"long ".repeat(13)}end,domains,2026-01-31,law-assignment,`,
        "taken,Taken,domains,2026-01-31,law-assignment,",
        "Bad Slug,Bad,domains,2026-01-31,law-assignment,",
      ].join("\n"),
    )
    for (const words of [
      "sheet.csv:2:2\n  seo.title (cell B2): does not have the form",
      'sheet.csv:2:3\n  group (cell C2): is not one of the values allowed here; did you mean "domains"?',
      "sheet.csv:2:4\n  updated (cell D2): may be either of two days",
      'sheet.csv:2:5\n  related[0] (cell E2): refers to a service that does not exist; did you mean "mba-assignment"?',
      "sheet.csv:2:6\n  faqs[4].question (cell F2): the list faqs has 2 items",
      "remedy:       Fill the columns of faqs[2] first.",
      "sheet.csv:4:2\n  seo.title (cell B3): is over the limit of 60",
      "sheet.csv:6:1\n  slug (cell A5): does not have the form",
      "data/redirects.json",
      "is the address of an existing page, which the redirect would hide",
    ])
      expect(report).toContain(words)
  })

  test.each([
    ["service", { slug: "law-assignment", "seo.title": removal }, "seo.title (cell B2): is required"],
    ["service", { slug: "law-assignment", name: "#NAME?" }, "name (cell B2): is the error of a formula"],
    ["service", { slug: "law-assignment", updated: "01/02/2027" }, "updated (cell B2): may be either of two days"],
    ["service", { slug: "law-assignment", updated: "soon" }, "allowed:      text, for example"],
    ["service", { slug: "law-assignment", "faqs[2].question": "Is it?" }, "faqs[2].answer (row 2): is missing"],
    [
      "service",
      { slug: "law-assignment", "faqs[2].question": "Is it?" },
      "The sheet has no column faqs[2].answer; add it.",
    ],
    ["country", { slug: "uk", position: "1.234,5" }, "position (cell B2): must be a number"],
    ["country", { slug: "uk", detected: "WAHR" }, "detected (cell B2): must be true or false"],
    ["country", { slug: "norway", name: "Norway" }, "language (row 2): is already used by data/countries/"],
    [
      "service",
      { slug: "zoology", name: "Zoology", picture: "zebra" },
      "picture (cell C2): refers to a picture that does not",
    ],
    [
      "page",
      { slug: "zebras", name: "Zebras" },
      "slug (cell A2): there is no page with this slug, and a new one needs a component",
    ],
    ["service", { slug: "", name: "Law" }, "slug (cell A2): does not say which service it is about"],
    ["service", { name: "Law" }, "row 1: has no column slug, which says which service a row is about"],
    ["service", { entry: "law", slug: "law" }, "entry (cell A2): there is no service with this slug"],
  ])("of a %s refuses %j", (type, row, message) => {
    expect(refused(type, [row])).toContain(message)
  })

  test("names the row that a row clashes with", () => {
    const rows = ["zoology", "botany"].map((slug) => ({ slug, name: slug, "seo.title": "The same" }))
    expect(refused("service", rows)).toContain(
      "seo.title (cell C3): is already used by data/services/zoology.json (row 2)",
    )
    expect(refused("service", [rows[0] ?? {}, rows[0] ?? {}])).toContain("slug (cell A3): is also in row 2")
  })

  test.each([
    ["in a row that says which entry it is about", { entry: "law-assignment", slug: "law-help", name: "Other" }],
    ["in a row with the same texts", { slug: "law-help", name: "" }],
  ])("refuses another slug %s, with the command that changes it", (_, row) => {
    const { name } = project().read(law)
    const report = refused("service", [{ ...row, name: row.name || name }])
    expect(report).toContain("an import does not change slugs")
    expect(report).toContain("npm run rename -- service law-assignment law-help")
  })

  test("takes a row with the texts of another row for a new entry", () => {
    const { name } = project().read(law)
    importAll("service", [
      { slug: "law-assignment", name },
      { slug: "law-help", name },
    ])
    expect(read("services/law-help.json").draft).toBe(true)
  })

  test("requires good data to begin with", () => {
    project().write(law, "{")
    expect(() => importInto(project().root, "service", [{ slug: "mba-assignment", name: "MBA" }])).toThrow(
      "The data have issues; fix them first.",
    )
  })
})

describeScratch("pages of an import", (project) => {
  const rows = (opening: (at: number) => string) =>
    ["zoology", "botany", "geology"].map((slug, at) => ({ slug, "seo.title": slug, opening: opening(at) }))
  const alike = rows((at) => `${wordy(200)} ${wordy(20, at * 1000)}`)

  test("that read alike are refused, each with the row or file it is nearest to", () => {
    project().set(law, { opening: wordy(150) })
    const [first, second] = alike.map((row) => ({ ...row }))
    const { issues } = importInto(project().root, "service", [{ ...first }, { ...second }] as SheetContent)
    expect(issues.map(({ field, message }) => `${field} ${message}`)).toEqual([
      expect.stringMatching(/^row 2 reads like data\/services\/botany\.json \(row 3\): similarity 0\.8/),
      expect.stringMatching(/^row 3 reads like data\/services\/zoology\.json \(row 2\): similarity 0\.8/),
    ])
    expect(issues[0]?.remedy).toContain("--allow-alike")
    expect(existsSync(project().path(zoology))).toBe(false)
    const [only] = importInto(project().root, "service", [{ ...first }] as SheetContent).issues
    expect(only?.message).toContain("reads like data/services/law-assignment.json: similarity")
  })

  test("that read alike are imported with --allow-alike, and warned of", () => {
    const { issues, warnings } = importInto(project().root, "service", alike, { allowAlike: true })
    expect(issues).toEqual([])
    expect(warnings.length).toBe(3)
    expect(project().issues()).toEqual([])
    expect(existsSync(project().path(zoology))).toBe(true)
  })

  test("that read alike so far, though little of them is written, are imported, and warned of", () => {
    const begun = rows((at) => `${wordy(30)} ${wordy(5, at * 1000)}`)
    const { issues, warnings } = importInto(project().root, "service", begun)
    expect(issues).toEqual([])
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^reads like data\/services\/botany\.json \(row 3\): similarity 0\.7/),
    )
  })

  test("that are distinct, or share only what is still to be written, are imported", () => {
    expect(
      importInto(
        project().root,
        "service",
        rows((at) => wordy(200, at * 1000)),
      ).issues,
    ).toEqual([])
  })

  test("are not refused for texts that the sheet leaves as they are", () => {
    importInto(project().root, "service", alike, { allowAlike: true })
    const titles = alike.map(({ slug }) => ({ slug, "seo.title": `New ${slug}` }))
    expect(importInto(project().root, "service", titles)).toMatchObject({ issues: [], warnings: [] })
  })

  const written = (words: number, others = {}) => [{ slug: "mba-assignment", opening: wordy(words), ...others }]

  test("that get too few words of their own are refused; drafts and hidden pages are not", () => {
    const least = contentTypeNamed("service")?.quality?.words?.min ?? 0
    importInto(project().root, "service", written(least))
    const { issues } = importInto(project().root, "service", written(1))
    expect(issues).toEqual([
      expect.objectContaining({
        field: "row 2",
        message: expect.stringMatching(/^has only \d+ words of its own$/),
        allowed: `at least ${least} words`,
        remedy: expect.stringContaining("--allow-alike"),
      }),
    ])
    for (const [row] of [written(least + 1), written(1, { draft: "true" })])
      expect(importInto(project().root, "service", [{ ...row }]).issues).toEqual([])
    const campaign = { slug: "zoology", draft: "false", hidden: "true", "seo.title": "Zoology", opening: "Animals." }
    expect(importInto(project().root, "service", [campaign]).issues).toEqual([])
  })
})

describeScratch("npm run import", (project) => {
  const run = (...words: string[]) => runBundled(project().root, "import", ...words)

  test("imports a sheet, and reports what has changed", () => {
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf([{ slug: "law-assignment", name: "Laws" }]))
    const { status, stdout, stderr } = run("service", "sheet.csv")
    expect(stderr).toBe("")
    expect(stdout).toContain('→ "Laws"')
    expect([project().read(law).name, status]).toEqual(["Laws", 0])
  })

  test("exits with 1 and lists the issues of a sheet that it refuses", () => {
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf([{ slug: "law-assignment", group: "none" }]))
    const { status, stdout, stderr } = run("service", "sheet.csv")
    expect([status, stdout]).toEqual([1, ""])
    expect(stderr).toContain("Nothing was imported: 1 issue in 1 file.\n\nsheet.csv:2:2\n  group (cell B2): ")
  })

  test("tells equal mistakes once, with their number and first cells, and what does not fit a page in a file", () => {
    const rows = Array.from({ length: 150 }, (_, at) => ({
      slug: `s${at}`,
      "seo.title": `Zebra ${at}`,
      group: "wrtng",
    }))
    writeFileSync(path.join(project().root, "sheet.csv"), csvOf(rows))
    const { stderr } = run("service", "sheet.csv")
    expect(stderr).toMatch(/^Nothing was imported: 150 issues in 1 file\.\n\nsheet\.csv:2:3\n {2}group \(cell C2\)/)
    expect(stderr).toContain("and 149 more: C3, C4, C5, C6, C7, …")
    expect(stderr.split("\n").length).toBeLessThan(15)
    const all = readFileSync(path.join(project().root, "reports/import.txt"), "utf8")
    expect(all.match(/wrtng/g)).toHaveLength(150)

    writeFileSync(path.join(project().root, "sheet.csv"), csvOf(rows.map((row) => ({ ...row, group: "essays" }))))
    const { stdout } = run("service", "sheet.csv")
    expect(stdout).toMatch(/^0 changed, 150 new, 0 unchanged\.\n/)
    expect(stdout).toContain("All of it: reports/import.txt")
    expect(stdout.split("\n").length).toBeLessThan(50)
  })

  const posix = process.platform === "win32" ? test.skip : test
  posix("takes a sheet from a pipe of the shell", () => {
    const sheet = csvOf([{ slug: "law-assignment", name: "Laws" }])
    writeFileSync(path.join(project().root, "sheet.csv"), sheet)
    const words = ["-c", 'cat sheet.csv | "$0" "$1" service /dev/stdin', process.execPath, bundled("import")]
    const { stderr, status } = spawnSync("sh", words, { cwd: project().root, encoding: "utf8" })
    expect([stderr, status, project().read(law).name]).toEqual(["", 0, "Laws"])
  })

  test("says what is missing", () => {
    const { status, stderr } = run("service")
    expect(stderr).toContain("Name the file: npm run import -- service sheet.csv")
    expect(status).toBe(1)
    expect(run("service", "none.csv").stderr).toContain("There is no file none.csv")
  })
})
