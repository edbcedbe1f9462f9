/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { outboxTable } from "../../../src/server/outbox/outboxTable"
import { readOutbox } from "../../../src/server/outbox/readOutbox"
import { readObject, type Submission, submissionIn } from "../../../src/server/outbox/readSubmission"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"
import { withinRate } from "../../../src/server/outbox/withinRate"

const folder = mkdtempSync(path.join(tmpdir(), "outbox-"))
const deep = path.join(folder, "deep")
const file = path.join(deep, "enquiries.jsonl")
afterAll(() => rmSync(folder, { recursive: true }))

const submission = (params: object): Submission => ({
  lib_version: "4.4.1",
  user_id: "key",
  service_id: "contact",
  template_id: "contact",
  template_params: { ...params },
})

describe("the outbox file", () => {
  test("has one entry per line, however many arrive at once", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => storeSubmission(deep, submission({ number }), {})))
    const { entries, cut } = readOutbox(readFileSync(file, "utf8"))
    expect(cut).toEqual([])
    expect(entries.map(({ template_params }) => template_params.number)).toEqual(
      Array.from({ length: 200 }, (_, n) => n),
    )
  })

  test("stays readable after half a line, which is returned unchanged", async () => {
    appendFileSync(file, '{"half":"a li')
    await storeSubmission(deep, submission({ name: "After" }), {})
    const { entries, cut } = readOutbox(readFileSync(file, "utf8"))
    expect(cut).toEqual(['{"half":"a li'])
    expect(entries.at(-1)?.template_params).toEqual({ name: "After" })
  })

  test("says so if it cannot be written, and continues with the next", async () => {
    await expect(storeSubmission("/dev/null/no", submission({ a: 1 }), {})).rejects.toThrow()
    await expect(storeSubmission(deep, submission({ a: 1 }), {})).resolves.toBeUndefined()
  })
})

describe("the same submission, sent again", () => {
  const own = path.join(folder, "again", "enquiries.jsonl")
  const entries = () => readOutbox(readFileSync(own, "utf8")).entries
  const noon = Date.parse("2026-11-20T12:00:00Z")
  const take = (params: object, minutes: number) =>
    storeSubmission(path.dirname(own), submission(params), {}, new Date(noon + minutes * 60_000))

  test("is one entry within ten minutes, even at the same moment and after a restart", async () => {
    await Promise.all([take({ name: "Ann" }, 0), take({ name: "Bob" }, 0), take({ name: "Ann" }, 0)])
    await take({ name: "Ann" }, 9)
    expect(entries().map(({ template_params }) => template_params.name)).toEqual(["Ann", "Bob"])
  })

  test("is another one later, and with any change", async () => {
    await take({ name: "Ann" }, 10)
    await take({ name: "Ann", message: "Hi" }, 10)
    await take({ forename: "x", name: "Ann" }, 10)
    expect(entries()).toHaveLength(5)
  })

  test("is stored where other users of the machine cannot read it", () => {
    expect(statSync(own).mode & 0o077).toBe(0)
    expect(statSync(path.dirname(own)).mode & 0o077).toBe(0)
  })
})

test("npm run outbox reads the outbox that .env.production sets for the server", async () => {
  await storeSubmission(path.join(folder, "set"), submission({ name: "Zoe" }), {})
  writeFileSync(path.join(folder, ".env.production"), "OUTBOX_DIR=set\n")
  const loader = require.resolve("tsx", { paths: [process.cwd()] })
  const { stdout } = spawnSync(process.execPath, ["--import", loader, path.resolve("tools/outbox.ts")], {
    cwd: folder,
    encoding: "utf8",
  })
  expect(stdout).toContain("Zoe")
})

test("an invalid line does not prevent reading the others", () => {
  const { entries, cut } = readOutbox(`null\n{}\n7\n${JSON.stringify({ received: "x", ...submission({ a: 1 }) })}\n`)
  expect(cut).toEqual(["null", "{}", "7"])
  expect(entries).toHaveLength(1)
})

describe("a submission", () => {
  test("is read as it was typed, without unknown fields", () => {
    const params = { name: `<b>\u202e\u0007😀\ud800${"x".repeat(10_000)}`, termsAccepted: true }
    const text = JSON.stringify({ ...submission(params), extra: 1 })
    expect(submissionIn(readObject(text))).toEqual(submission(params))
  })

  test.each([
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    JSON.stringify({ ...submission({ a: "b" }), user_id: "" }),
    JSON.stringify({ ...submission({ a: "b" }), service_id: 7 }),
    JSON.stringify({ ...submission({ a: "b" }), template_id: undefined }),
    JSON.stringify({ ...submission({ a: "b" }), lib_version: "x".repeat(201) }),
    JSON.stringify(submission({})),
    JSON.stringify(submission([])),
    JSON.stringify(submission({ a: {} })),
    JSON.stringify(submission({ a: null })),
  ])("%p is none", (text) => expect(submissionIn(readObject(text))).toBeUndefined())
})

test("the limit per minute applies to each address, and to forms and counts, separately", () => {
  const start = 1_000_000
  expect([1, 2, 3].map(() => withinRate("form", "10.0.0.1", 2, start))).toEqual([true, true, false])
  expect(withinRate("form", "10.0.0.2", 2, start)).toBe(true)
  expect(withinRate("count", "10.0.0.1", 2, start)).toBe(true)
  expect(withinRate("form", "10.0.0.1", 2, start + 59_999)).toBe(false)
  expect(withinRate("form", "10.0.0.1", 2, start + 60_000)).toBe(true)
})

test("the table shows what a person needs, and nothing that could alter the terminal", () => {
  const entry = {
    received: "2026-11-20T20:00:00.000Z",
    ...submission({ name: "Ann\u001b[2J", message: "one\ntwo \u202e" }),
  }
  const text = outboxTable({ entries: [entry as never], cut: ["{half"] })
  expect(text).toContain("name     Ann\\u{1b}[2J")
  expect(text).toContain("message  one\n           two \\u{202e}")
  expect(text).toContain("{half")
  expect(text).toContain("1 entry")
})
