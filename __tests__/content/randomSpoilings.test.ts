/** @jest-environment node */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { type CheckCache, checkChanges } from "../../src/content/checkChanges"
import { jsonFilesIn } from "../../src/content/checkContent"
import { contentTypeOf } from "../../src/content/contentTypes"
import { formatIssues, type Issue } from "../../src/content/issue"
import { journalFiles } from "../../src/content/journalFiles"
import { publishedContent } from "../../src/content/publishedContent"
import { readDataFile } from "../../src/content/readDataFile"
import { temporaryFilesReport } from "../../src/content/temporaryFiles"
import { pick, type Random, randomOf } from "../support/random"
import { ScratchProject } from "../support/ScratchProject"
import type { SiteEntry } from "../support/siteEntries"
import { writePages } from "../support/writePages"

/** `SEED=…` repeats a failed run; the test names contain the seed. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** Many only in `npm run test:all`, since each checks all files. */
const rounds = process.env.MANY_TRIES ? 100 : 10

const signs = ["{", "}", '"', ",", ":", "[", "\\", "\0", "é", "\uD800", "\u2028", "<", "%", "*", " ", "\t", "\uFEFF"]

const strangeValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1e300, 0.5, "", " ", "x".repeat(100_000), [], {}, [[]], [null], { a: 1 }],
  ...["__proto__", "constructor", "../../etc", "/services/%E0%A4%A", "[a](/b%)", "[a](http://", "<b>", "???", "{name}"],
]

/** All places of parts in a value. */
const placesIn = (value: unknown): [owner: Record<string, unknown>, key: string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
        ...placesIn(part),
      ])
    : []

type Spoiling = (text: string, random: Random) => string | Buffer

const changedValue =
  (change: (owner: Record<string, unknown>, key: string, random: Random) => void): Spoiling =>
  (text, random) => {
    const value = JSON.parse(text)
    const [owner, key] = pick(placesIn(value), random)
    change(owner, key, random)
    return JSON.stringify(value)
  }

const spoilings: Record<string, Spoiling> = {
  "letters gone": (text, random) => {
    const at = random(text.length)
    return text.slice(0, at) + text.slice(at + 1 + random(5))
  },
  "a sign added": (text, random) => {
    const at = random(text.length)
    return text.slice(0, at) + pick(signs, random) + text.slice(at)
  },
  "cut short": (text, random) => text.slice(0, random(text.length)),
  "another value": changedValue((owner, key, random) => {
    owner[key] = pick(strangeValues, random)
  }),
  "a value gone": changedValue((owner, key) => {
    delete owner[key]
  }),
  "a value twice": changedValue((owner, key) => {
    if (Array.isArray(owner)) owner.push(owner[Number(key)])
    else owner[`${key}s`] = owner[key]
  }),
  "a strange key": changedValue((owner, key, random) => {
    owner[String(pick(strangeValues, random))] = owner[key]
  }),
  "UTF-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "Latin-1": (text) => Buffer.from(`${text}é`, "latin1"),
  "a byte order mark": (text) => `\uFEFF${text}`,
}

const names = [
  "copy.json",
  "Essay Help.json",
  "~$law.json",
  ".law.json.swp",
  "law.JSON",
  "law.json.txt",
  "ümlaut.json",
  "a%b.json",
  "[x].json",
]

let project: ScratchProject

beforeAll(() => {
  project = new ScratchProject()
})
afterAll(() => project.dispose())

/** The entries that a build would read. */
const publishedEntries = () => {
  const { unpublished, texts } = publishedContent(project.root, false)
  return jsonFilesIn(project.root)
    .filter((file) => !unpublished.has(file))
    .map((file): SiteEntry => {
      const type = contentTypeOf(file)
      const data = readDataFile(project.root, `data/${file}`)
      if (!type || "issues" in data) throw new Error(`${file} passed the check and cannot be read`)
      const text = texts.get(file)
      return { type, data: text === undefined ? data : { ...data, value: JSON.parse(text) } }
    })
}

/** The build's verdict on the data. */
const judge = (known: CheckCache | undefined) => {
  const { issues, cache } = checkChanges(project.root, known)
  return issues.length > 0 ? { issues } : { issues: publishedContent(project.root, false).issues, cache }
}

/** The shortcomings of a report on a spoilt file. */
const shortcomingsOf = (issues: readonly Issue[], file: string) => {
  const report = formatIssues(issues)
  return [
    ...(report.includes(`data/${file}`) ? [] : [`not named: ${report}`]),
    ...issues.filter(({ message, remedy }) => !message || !remedy).map(({ file: name }) => `${name}: no words`),
  ]
}

test(`a randomly spoilt file is reported by name, or builds (SEED=${seed})`, async () => {
  const random = randomOf(seed)
  const files = jsonFilesIn(project.root)
  const wrong: string[] = []
  const passed: string[] = []
  let { cache } = judge(undefined)
  for (let round = 1; round <= rounds; round += 1) {
    const file = pick(files, random)
    const kind = pick(Object.keys(spoilings), random)
    const place = project.path(file)
    const before = readFileSync(place)
    const name = `${round} ${file}, ${kind}`
    try {
      writeFileSync(place, spoilings[kind]?.(before.toString().replace("\uFEFF", ""), random) ?? "")
      const judged = judge(cache)
      if (judged.issues.length === 0) {
        cache = judged.cache
        passed.push(name)
      } else {
        wrong.push(...shortcomingsOf(judged.issues, file).map((message) => `${name}: ${message}`))
        writeFileSync(place, before)
      }
      // Pages are written once, from a site that keeps all changes that passed the check.
      if (round === rounds) expect((await writePages(publishedEntries(), () => true)).length).toBeGreaterThan(0)
    } catch (error) {
      wrong.push(`${name}, after ${passed.join("; ")}: ${error instanceof Error ? error.stack : error}`)
      writeFileSync(place, before)
    }
  }
  expect(wrong).toEqual([])
}, 600_000)

test.each(names)("a file called %s is reported or skipped", (name) => {
  const from = project.path("services/law-assignment.json")
  const to = project.path(`services/${name}`)
  const file = `services/${name}`
  renameSync(from, to)
  try {
    const report = formatIssues(project.issues())
    // A skipped file is an issue where it is referred to.
    expect(report).toMatch(/refers to a service that does not exist|does not match the file name|does not end in/)
    expect(report).not.toContain("undefined")
    if (!/^[~.]/.test(name)) expect(report).toContain(`data/${file}`)
  } finally {
    renameSync(to, from)
  }
})

test("temporary files of other programs are skipped, and named", () => {
  const own = ["services/~$law.json", "services/.law.json.swp", "services/law.json.bak", "services/law.json~"]
  const written = [...own, journalFiles.busy]
  for (const file of written) writeFileSync(project.path(file), "\0")
  expect(project.issues()).toEqual([])
  expect(temporaryFilesReport(project.root)).toBe(
    "Ignored, because they are temporary files of other programs: data/services/.law.json.swp, data/services/law.json.bak, data/services/law.json~, data/services/~$law.json.",
  )
  for (const file of written) rmSync(project.path(file))
})
