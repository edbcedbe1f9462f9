/** @jest-environment node */
import { writeFileSync } from "node:fs"
import { describeScratch } from "../support/describeScratch"

describeScratch("a file that is not JSON", (project) => {
  const author = (lines: string[]) => project().write("authors/tom-brandt.json", lines.join("\n"))
  const issuesOfAuthor = () =>
    project()
      .issues()
      .filter(({ file }) => file === "data/authors/tom-brandt.json")

  test("a missing comma is reported with line and column", () => {
    author(["{", '  "slug": "tom-brandt"', '  "name": "Tom Brandt"', "}"])
    expect(issuesOfAuthor()).toEqual([
      {
        file: "data/authors/tom-brandt.json",
        position: { line: 3, column: 3 },
        field: "",
        message: "this is not valid JSON (CommaExpected)",
        found: '"name": "Tom Brandt"',
        remedy: "Add a comma between this item and the one before it.",
      },
    ])
  })

  test("the leftover of a merge is called that", () => {
    author([
      "{",
      '  "slug": "tom-brandt",',
      "<<<<<<< HEAD",
      '  "name": "Tom"',
      "=======",
      '  "name": "T."',
      ">>>>>>> b",
      "}",
    ])
    expect(issuesOfAuthor()).toEqual([
      expect.objectContaining({
        position: { line: 3, column: 1 },
        message: "a merge in git has left both versions of these lines here",
        found: "<<<<<<< HEAD",
      }),
    ])
  })

  test("references to that file are not reported as well", () => {
    author(["{", '  "slug": "tom-brandt"', '  "name": "Tom Brandt"', "}"])
    expect(project().issues()).toHaveLength(1)
  })

  test("endlessly nested brackets are reported, and so are the other files", () => {
    author([`{ "slug": "${"[".repeat(200)}", "name":`, `${"[".repeat(20_000)}${"]".repeat(20_000)} }`])
    project().write("authors/another.json", "{")
    expect(issuesOfAuthor()).toEqual([
      expect.objectContaining({
        position: { line: 2, column: 100 },
        message: "more than 100 brackets are open here, one inside another",
      }),
    ])
    expect(
      project()
        .issues()
        .map(({ file }) => file),
    ).toContain("data/authors/another.json")
  })

  test("a comma after the last item is reported", () => {
    author(["{", '  "slug": "tom-brandt",', "}"])
    expect(issuesOfAuthor()).toEqual([
      expect.objectContaining({
        position: { line: 3, column: 1 },
        message: "this is not valid JSON (PropertyNameExpected)",
        remedy: 'Add a name in straight "quotes" here, or remove the comma before it.',
      }),
      expect.objectContaining({ message: "this is not valid JSON (ValueExpected)" }),
    ])
  })

  test("curly quotes are reported", () => {
    author(["{", "  “slug”: “tom-brandt”", "}"])
    expect(issuesOfAuthor()[0]).toMatchObject({
      position: { line: 2, column: 3 },
      remedy: 'Put the text between straight "quotes"; curly quotes do not work.',
    })
  })

  test("a file that ends too early is reported where it ends", () => {
    author(["{", '  "slug": "tom-brandt"'])
    expect(issuesOfAuthor()).toEqual([
      expect.objectContaining({
        position: { line: 2, column: 23 },
        message: "this is not valid JSON (CloseBraceExpected)",
        remedy: "Add the missing closing }, or the missing comma before this line.",
      }),
    ])
  })

  test.each([
    [
      "follow a text",
      '  "name": "Tom "the" Brandt",',
      17,
      "InvalidSymbol",
      'Put the text between straight "quotes"; curly quotes do not work.',
    ],
    [
      "begin a text",
      '  "name": ""Tom" Brandt",',
      13,
      "InvalidSymbol",
      'Put the text between straight "quotes"; curly quotes do not work.',
    ],
    [
      "end a text",
      '  "name": "Tom "Brandt"",',
      17,
      "InvalidSymbol",
      'Put the text between straight "quotes"; curly quotes do not work.',
    ],
    ["are none inside", '  "name" "Tom",', 10, "ColonExpected", "Add a colon between the name and its value."],
  ])("quotation marks that %s are one issue, with the likely cause", (_place, line, column, code, remedy) => {
    author(["{", line, '  "slug": "tom-brandt"', "}"])
    expect(issuesOfAuthor()).toEqual([
      {
        file: "data/authors/tom-brandt.json",
        position: { line: 2, column },
        field: "",
        message: `this is not valid JSON (${code})`,
        found: line.trim(),
        remedy: `Write a quotation mark inside text as “ or ” or \\". If this is not meant to be one: ${remedy}`,
      },
    ])
  })

  test.each([
    ["no letter", ""],
    ["only spaces and line breaks", " \n\n"],
    ["only the mark of its byte order", "\uFEFF"],
  ])("a file with %s is empty", (_content, text) => {
    author([text])
    expect(issuesOfAuthor()).toEqual([
      {
        file: "data/authors/tom-brandt.json",
        field: "",
        message: "the file is empty",
        remedy: "Restore its content, or fill it in like another file of its type. Delete it if it is not needed.",
      },
    ])
  })

  test("a duplicate key is reported: JSON would silently keep the last", () => {
    author(["{", '  "slug": "tom-brandt",', '  "name": "Tom",', '  "name": "Thomas"', "}"])
    expect(issuesOfAuthor()).toEqual([
      {
        file: "data/authors/tom-brandt.json",
        position: { line: 4, column: 3 },
        field: "name",
        message: 'the name "name" appears twice in the same group',
        remedy: "Keep one of the two.",
      },
    ])
  })

  test("duplicate keys are reported at every depth, each from its second use", () => {
    author(["{", '  "a": [{ "b": 1,', '    "b": { "a": 1,', '      "a": 2 },', '    "b": 3 }],', '  "c": 1 }'])
    const found = issuesOfAuthor().map(({ field, position }) => `line ${position?.line}: ${field}`)
    expect(found.toSorted()).toEqual(["line 3: b", "line 4: a", "line 5: b"])
  })

  test("a list where a group belongs is reported", () => {
    author(["[]"])
    expect(issuesOfAuthor()).toEqual([
      expect.objectContaining({ message: "must be a group in { }", position: { line: 1, column: 1 } }),
    ])
  })

  test.each([
    ["UTF-16 of Windows", 1, (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 of other systems", 1, (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["Windows-1252", 4, (text: string) => Buffer.from(text.replace("Tom", "T\xf6m"), "latin1")],
  ])("a file saved as %s is one issue", (_encoding, line, save) => {
    const good = JSON.stringify({ ...project().read("authors/tom-brandt.json"), name: "Tom" }, null, 2)
    writeFileSync(project().path("authors/tom-brandt.json"), save(good))
    expect(project().issues()).toEqual([
      {
        file: "data/authors/tom-brandt.json",
        position: { line, column: 1 },
        field: "",
        message: "is not saved as UTF-8: letters on this line would be lost",
        remedy: "Save the file again with the encoding UTF-8, and check that its letters are correct.",
      },
    ])
  })

  test("a byte order mark, as written by some Windows programs, is accepted", () => {
    const good = JSON.stringify(project().read("authors/tom-brandt.json"))
    project().write("authors/tom-brandt.json", `\uFEFF${good}`)
    expect(project().issues()).toEqual([])
  })
})
