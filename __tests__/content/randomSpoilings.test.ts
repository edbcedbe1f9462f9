/** @jest-environment node */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { checkEntry, filesIn } from "../../src/content/checkContent"
import type { Targets } from "../../src/content/checkFields"
import { duplicates, wrongFileNames } from "../../src/content/checkFiles"
import { contentTypeOf } from "../../src/content/contentTypes"
import { formatIssues } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { publishedContent } from "../../src/content/publishedContent"
import { readDataFile } from "../../src/content/readDataFile"
import { renderMarkdown } from "../../src/content/renderMarkdown"
import { stringFields } from "../../src/content/stringFields"
import { targetsIn } from "../../src/content/targetsIn"
import { answerer, staticQueries } from "../support/answerQuery"
import { ScratchProject } from "../support/ScratchProject"
import type { SiteEntry } from "../support/siteEntries"

/** `SEED=…` repeats a run that failed; the name of each test says what was done. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const rounds = 300

/** Mulberry32: the same numbers for the same seed. */
const randomOf = (start: number) => {
  let state = start
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Random = ReturnType<typeof randomOf>

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error("There is nothing to pick from")
  return item
}

const signs = ["{", "}", '"', ",", ":", "[", "\\", "\0", "é", "\uD800", "\u2028", "<", "%", "*", " ", "\t", "\uFEFF"]

const strangeValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1e300, 0.5, "", " ", "x".repeat(100_000), [], {}, [[]], [null], { a: 1 }],
  ...["__proto__", "constructor", "../../etc", "/services/%E0%A4%A", "[a](/b%)", "[a](http://", "<b>", "???", "{name}"],
]

/** All places of a value at which a part of it stands. */
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
  targets = targetsIn(project.root)
})
afterAll(() => project.dispose())

/** What queries answer with for the texts of a file. */
const rendered = (file: string) => {
  const type = contentTypeOf(file)
  const data = readDataFile(project.root, `data/${file}`)
  if (!type || "issues" in data) throw new Error(`${file} passed the check and cannot be read`)
  const schema = jsonSchemaOf(type)
  for (const { value, schema: field } of stringFields(data.value, schema, schema))
    if (field["x-markdown"]) renderMarkdown(value, field["x-markdown"] === "inline")
}

/** What the build would read, each entry asked for by the components' own queries. */
const build = () => {
  const { leftOut, texts } = publishedContent(project.root, false)
  const entries = filesIn(project.root)
    .filter((file) => file.endsWith(".json") && !leftOut.has(file))
    .map((file): SiteEntry => {
      const type = contentTypeOf(file)
      const data = readDataFile(project.root, `data/${file}`)
      if (!type || "issues" in data) throw new Error(`${file} passed the check and cannot be read`)
      const text = texts.get(file)
      return { type, data: text === undefined ? data : { ...data, value: JSON.parse(text) } }
    })
  const answer = answerer(entries)
  for (const query of staticQueries) answer(query)
}

/** Every so many rounds all files are checked together; in the others only the spoilt one, which takes a hundredth of it. */
const wholeEvery = 30

let targets: Targets

const issuesOf = (file: string, round: number) => {
  if (round % wholeEvery === 0) return project.issues()
  const type = contentTypeOf(file)
  const data = readDataFile(project.root, `data/${file}`)
  if (!type || "issues" in data) return "issues" in data ? data.issues : []
  const entry = { type, data }
  return [...checkEntry(entry, project.root, targets), ...wrongFileNames([entry], [file]), ...duplicates([entry])]
}

/** What is wrong with how a spoilt file is judged: nothing, if it is reported by its name, or builds. */
const judge = (file: string, round: number) => {
  const issues = issuesOf(file, round)
  if (issues.length === 0) {
    if (round % wholeEvery === 0) build()
    else rendered(file)
    return []
  }
  const report = formatIssues(issues)
  return [
    ...(report.includes(`data/${file}`) ? [] : [`not named: ${report}`]),
    ...issues.filter(({ problem, remedy }) => !problem || !remedy).map(({ file: name }) => `${name}: no words`),
  ]
}

test(`a file spoilt at random is reported by its name, or builds (SEED=${seed})`, () => {
  const random = randomOf(seed)
  const files = filesIn(project.root).filter((file) => file.endsWith(".json"))
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const file = pick(files, random)
    const kind = pick(Object.keys(spoilings), random)
    const place = project.path(file)
    const good = readFileSync(place)
    try {
      writeFileSync(place, spoilings[kind]?.(good.toString(), random) ?? "")
      wrong.push(...judge(file, round).map((problem) => `${round} ${file}, ${kind}: ${problem}`))
    } catch (error) {
      wrong.push(`${round} ${file}, ${kind}: ${error instanceof Error ? error.stack : error}`)
    } finally {
      writeFileSync(place, good)
    }
  }
  expect(wrong).toEqual([])
})

test.each(names)("a file called %s is reported or passed over", (name) => {
  const from = project.path("services/law-assignment.json")
  const to = project.path(`services/${name}`)
  const file = `services/${name}`
  renameSync(from, to)
  try {
    const report = formatIssues(project.issues())
    // What is passed over is missed where it is named.
    expect(report).toMatch(/names a service that does not exist|does not fit the name of the file|does not end in/)
    expect(report).not.toContain("undefined")
    if (!/^[~.]/.test(name)) expect(report).toContain(`data/${file}`)
  } finally {
    renameSync(to, from)
  }
})

test("files that programs write for themselves are passed over", () => {
  const written = ["services/~$law.json", "services/.law.json.swp", "services/law.json~"]
  for (const file of written) writeFileSync(project.path(file), "\0")
  expect(project.issues()).toEqual([])
  for (const file of written) rmSync(project.path(file))
})
