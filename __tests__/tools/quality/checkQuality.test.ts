/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { checkQuality } from "../../../tools/quality/checkQuality"
import { figuresOf, formatFigures } from "../../../tools/quality/figures"
import { readCopy } from "../../../tools/quality/readCopy"
import { copyPage, wordy } from "../../support/copyPage"
import { describeScratch } from "../../support/describeScratch"
import { runBundled } from "../../support/runBundled"

test("placeholders, copied pages and dead links are issues; style and length are warnings", () => {
  const pages = [
    copyPage("service", { name: "TODO", opening: `${wordy(60)} [it](https://a.example)` }, { slug: "one" }),
    copyPage("service", { opening: `${wordy(60)} It's a page.` }, { slug: "two" }),
  ]
  const { issues, warnings } = checkQuality(pages)
  const messagesOf = (found: typeof issues) => found.map(({ message }) => message).join("\n")
  expect(messagesOf(issues)).toMatch(/reads like .*\n.*link that is a made-up address\ncontains placeholder text/)
  expect(messagesOf(warnings)).toContain("words of its own")
  expect(messagesOf(warnings)).toContain("contains a straight quotation mark")
})

test("of a hidden page nothing is asked that only search engines mind", () => {
  const texts = { "seo.title": "Essays by Friday", opening: `${wordy(60)} ${"One of many words is here. ".repeat(2)}` }
  const pages = [copyPage("service", texts, { slug: "one" }), copyPage("service", texts, { slug: "two" })]
  const hidden = pages.map((page) => ({ ...page, value: { ...(page.value as object), hidden: true } }))
  const found = (all: typeof pages) => Object.values(checkQuality(all)).flat()
  expect(found(pages).map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("reads like"),
      expect.stringContaining("is already used by"),
      expect.stringContaining("words of its own"),
      expect.stringContaining("repeats a sentence"),
    ]),
  )
  expect(found(hidden)).toEqual([])
})

describeScratch("the quality of the copy", (project) => {
  const service = "services/law-assignment.json"
  const runCommand = () => runBundled(project().root, "check-content")
  const readService = () => readCopy(project().root).find(({ file }) => file === `data/${service}`)

  test("references, addresses, dates and codes are not copy", () => {
    const fields = readService()?.passages.map(({ path: field }) => field.join(".")) ?? []
    expect(fields).toEqual(expect.arrayContaining(["heading", "faqs.0.answer", "mistakes.items.0.remedy"]))
    expect(fields.filter((field) => /^(?:\$schema|slug|group|updated|picture|related)/.test(field))).toEqual([])
  })

  test("a field with a single word is copy too", () => {
    project().set(service, { name: "TODO" })
    const { issues } = checkQuality(readCopy(project().root))
    expect(issues).toContainEqual(
      expect.objectContaining({ file: `data/${service}`, field: "name", message: "contains placeholder text" }),
    )
  })

  /** What a page has that is still to be written. */
  const begun = { opening: "??? What this page's reader gets, which differs from 28 % of others.", draft: true }

  /** Adds the draft of an author. */
  const writeDraft = (name: string) => {
    const author = project().read("authors/tom-brandt.json")
    project().write("authors/zoe-quill.json", { ...author, slug: "zoe-quill", name, draft: true })
  }

  test("the command prints figures and warnings, and fails with the file, field and remedy of each issue", () => {
    writeDraft("TODO")
    project().copy(service, "services/begun.json", { slug: "begun", ...begun })
    project().change(service, (entry) => {
      entry.name = "TODO"
      entry.included.items[0] = "We organize a color plan in 28 % of cases."
    })
    const { status, stdout, stderr } = runCommand()
    expect(status).toBe(1)
    expect(stdout).toMatch(/own words +service +5/)
    expect(stdout).toContain("Still to be written (???), and not judged: data/services/begun.json.")
    expect(stderr).not.toContain('"???"')
    const [issues = ""] = stderr.split(/\d+ warnings in \d+ files\./)
    const warnings = readFileSync(path.join(project().root, "reports/content-warnings.txt"), "utf8")
    expect(warnings).toContain("included.items[0]: writes a percentage differently from the house style")
    for (const word of ["organize", "color"])
      expect(warnings).toMatch(
        RegExp(`law-assignment\\.json:\\d+:\\d+\n.* not in the British dictionary\n  found: +${word}\n`),
      )
    // A draft may have placeholders.
    expect(warnings).toMatch(/zoe-quill.*\n {2}name: contains placeholder text/)
    expect(issues).toContain(`data/${service}`)
    expect(issues).toContain("contains placeholder text")
    expect(issues).toContain("remedy:")
  })

  test("what is still to be written is not judged", () => {
    for (const at of [1, 2, 3]) project().copy(service, `services/draft-${at}.json`, { slug: `draft-${at}`, ...begun })
    const { warnings, issues } = checkQuality(readCopy(project().root))
    const ofDrafts = [...warnings, ...issues].filter(
      ({ file, field }) => file.includes("draft-") && field === "opening",
    )
    expect(ofDrafts.map(({ message }) => message)).toEqual(Array(3).fill("contains placeholder text"))
  })

  test("the command refuses invalid data, in drafts too", () => {
    writeDraft("")
    const { status, stdout, stderr } = runCommand()
    expect([status, stdout]).toEqual([1, ""])
    expect(stderr).toMatch(/^The data have issues; fix them first\.\n\n.*zoe-quill.*\n {2}name: is empty/)
  })
})

test("the figures are in a table, with the allowed ranges", () => {
  const services = [1, 2, 3].map((number) =>
    copyPage("service", { opening: wordy(9, number * 10) }, { slug: `s${number}` }),
  )
  const table = formatFigures(figuresOf(services))
  expect(table).toMatch(/^measure +type +count +lowest +highest +allowed\n/)
  expect(table).toMatch(/own words +service +3 +9 +9 +≥ 300/)
  expect(table).toMatch(/similarity of pairs +service +3 /)
})
