/** @jest-environment node */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { checkQuality } from "../../../src/content/quality/checkQuality"
import { figuresOf, formatFigures } from "../../../src/content/quality/figures"
import { limits } from "../../../src/content/quality/limits"
import { ownShares } from "../../../src/content/quality/ownShare"
import { readPages } from "../../../src/content/quality/readPages"
import { describeScratch } from "../../support/describeScratch"

// Whole dictionaries and all copy are read; a busy machine takes its time.
jest.setTimeout(60_000)

const everyWordIsRight = { correct: () => true, suggest: () => [] }

const faultsOf = (root: string) => checkQuality(readPages(root), everyWordIsRight, new Set())

const essay = "services/essay-help-services.json"

test("the limits are those that the site was commissioned with", () => {
  expect(limits).toMatchObject({
    words: { service: { min: 600 }, country: { min: 250 }, post: { min: 1200, max: 2000 } },
    similarity: { run: 5, max: 0.05, families: expect.arrayContaining(["service", "country", "post"]) },
    ownShare: { min: 0.6, families: ["service", "post"] },
    seo: { title: 60, description: 155 },
    faqs: { min: 4 },
  })
})

describeScratch("the quality of the copy", (project) => {
  test("the site's own copy is good", () => {
    expect(faultsOf(project().root)).toEqual([])
  })

  test("names of other things, addresses, dates and codes are not read as copy", () => {
    const [page] = readPages(project().root).filter(({ file }) => file === `data/${essay}`)
    const fields = page?.passages.map(({ path: field }) => field.join(".")) ?? []
    expect(fields).toEqual(expect.arrayContaining(["heading", "faqs.0.answer", "mistakes.items.0.remedy"]))
    expect(fields.filter((field) => /^(?:\$schema|slug|group|updated|picture|related)/.test(field))).toEqual([])
  })

  test("a field of a single word is read as copy too", () => {
    project().change(essay, (entry) => {
      entry.name = "TODO"
      entry.included.items[0] = "lorem"
    })
    expect(faultsOf(project().root).map(({ field, problem }) => [field, problem])).toEqual([
      ["name", "holds placeholder text"],
      ["included.items[0]", "holds placeholder text"],
    ])
  })

  test("a page that is cut down falls under its words and under its share", () => {
    project().change(essay, (entry) => {
      entry.topics = []
      entry.opening = "A short page."
      entry.approach.body = "We read it."
      entry.example.plan = "We plan it."
      for (const faq of entry.faqs) faq.answer = `${faq.question.length} words.`
      entry.mistakes.items = entry.mistakes.items.slice(0, 3)
    })
    const problems = faultsOf(project().root).map(({ problem }) => problem)
    expect(problems).toEqual([
      expect.stringMatching(/^has only \d+ words of its own$/),
      expect.stringMatching(/^only \d+% of the page's main text is its own$/),
    ])
  })

  test("a page made of another by swapping a noun is found", () => {
    project().copy(essay, "services/poem-help.json", { slug: "poem-help" })
    const found = faultsOf(project().root).map(({ problem }) => problem)
    expect(found).toContainEqual("reads like data/services/poem-help.json: similarity 1.000")
    expect(found).toContainEqual(expect.stringMatching(/^repeats a sentence of /))
    expect(found).toContainEqual(expect.stringMatching(/^is asked in /))
  })

  test("the cards of related services count against a page", () => {
    const shareOf = () =>
      ownShares(readPages(project().root)).find(({ page }) => page.file === `data/${essay}`)?.share ?? 0
    const before = shareOf()
    project().change("services/article-writing-services.json", (entry) => {
      entry.summary = "A summary that is longer than the one that stood here, by quite a number of words."
    })
    expect(shareOf()).toBeLessThan(before)
  })

  test("the command fails with file, field and remedy", () => {
    project().change(essay, (entry) => {
      entry.included.items[0] = "A color plan in 28 % of cases."
    })
    const script = path.resolve("scripts/check-content.mts")
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve("node_modules/tsx/dist/cli.mjs"), script],
      {
        cwd: project().root,
        encoding: "utf8",
      },
    )
    expect(status).toBe(1)
    expect(stdout).toMatch(/own words +service +62/)
    expect(stderr).toContain(`data/${essay}`)
    expect(stderr).toContain("included.items[0]: holds a word that no British dictionary has: color")
    expect(stderr).toContain("included.items[0]: writes a percentage in another way than the house does")
    expect(stderr).toContain("remedy:")
    expect(stderr).toContain("2 faults in 1 file of data.")
  })
})

test("the figures stand in a table, with what is allowed", () => {
  const table = formatFigures(figuresOf(readPages(process.cwd())))
  expect(table).toMatch(/^measure +family +count +least +greatest +allowed\n/)
  expect(table).toMatch(/similarity of pairs +service +1891 /)
  expect(table).toMatch(/reading ease +policy +4 +[\d.]+ +[\d.]+ +55–85/)
})
