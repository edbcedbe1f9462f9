/** @jest-environment node */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { formatIssues } from "../../src/content/issue"
import { describeScratch } from "../support/describeScratch"
import { loose } from "../support/loose"

const checkData = (folder: string) => {
  const loader = require.resolve("tsx", { paths: [process.cwd()] })
  return spawnSync(process.execPath, ["--import", loader, path.resolve("scripts/check-data.ts")], {
    cwd: folder,
    encoding: "utf8",
  })
}

describeScratch("the report", (project) => {
  const spoil = () => {
    project().write("authors/tom-brandt.json", '{\n  "slug": "tom-brandt",,\n}')
    project().change("site.json", ({ contact, claims }) => {
      contact.email = "nobody"
      loose(claims).rating = 4.8
    })
    project().remove("greetings.json")
  }

  test("names all issues of all files at once", () => {
    spoil()
    const places = project()
      .issues()
      .map(({ file, field }) => `${file} ${field}`.trim())
    expect(places).toEqual(
      expect.arrayContaining([
        "data/greetings.json",
        "data/authors/tom-brandt.json",
        "data/site.json contact.email",
        "data/site.json claims.rating",
      ]),
    )
  })

  test("shows place, message, value, limits and remedy of each", () => {
    expect(
      formatIssues([
        {
          file: "data/site.json",
          position: { line: 21, column: 14 },
          field: "contact.email",
          message: "is not an e-mail address",
          found: '"nobody"',
          allowed: "text in quotes",
          remedy: "Write it as name@domain.",
        },
      ]),
    ).toBe(
      [
        "data/site.json:21:14",
        "  contact.email: is not an e-mail address",
        '  found:        "nobody"',
        "  allowed:      text in quotes",
        "  remedy:       Write it as name@domain.",
        "",
        "1 issue in 1 file.",
      ].join("\n"),
    )
  })

  test("shows what could change the display as codes, in the names of files as well", () => {
    const issue = { file: "data/a\x1b[31m\nb.json", field: "\u202ex", message: "\x07", remedy: "Rename \x9b." }
    expect(formatIssues([issue])).toMatch(
      "data/a\\u{1b}[31m\\u{a}b.json\n  \\u{202e}x: \\u{7}\n  remedy:       Rename \\u{9b}.\n\n",
    )
  })

  test("check:data prints it and exits with code 1", () => {
    spoil()
    const { status, stderr, stdout } = checkData(project().root)
    expect(status).toBe(1)
    expect(stdout).toBe("")
    expect(stderr).toContain("data/authors/tom-brandt.json:2:24\n  this is not valid JSON (")
    expect(stderr).toContain('  found:        "nobody"')
    expect(stderr).toMatch(/\d+ issues in \d+ files\.\n$/)
  })

  test("check:data exits with code 0 if all data are good", () => {
    expect(checkData(project().root)).toMatchObject({ status: 0, stdout: "The data files have no issues.\n" })
  })
})
