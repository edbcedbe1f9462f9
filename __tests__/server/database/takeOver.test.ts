/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { loadCounts } from "../../../src/server/counts/loadCounts"
import { oldFolder, removeExpiredFiles } from "../../../src/server/database/takeOver"
import { eraseAddress } from "../../../src/server/outbox/removeEntries"
import { posted, TestOutbox } from "../outbox/TestOutbox"

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
  jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
  outbox.dispose()
})

const received = "2026-11-20T12:00:00.000Z"
const entry = (id: string | undefined, more = {}) => ({
  id,
  received,
  ...more,
  ...posted("contact", { user_email: `${id}@zebra.house` }),
})
const lines = (...values: unknown[]) =>
  values.map((value) => (typeof value === "string" ? value : `${JSON.stringify(value)}\n`)).join("")

/** Writes what an earlier version has left. */
const writeOld = () => {
  mkdirSync(`${outbox.folder}/counts`, { recursive: true })
  const write = (name: string, ...values: unknown[]) => writeFileSync(`${outbox.folder}/${name}`, lines(...values))
  write(
    "enquiries.jsonl",
    entry("ann", {
      reference: "ACD347",
      context: { page: "/plans" },
      consent: { boxes: [], terms: "a", privacy: "b" },
    }),
    entry("bob"),
    entry(undefined),
    '{"half":"a li',
  )
  write("quarantine.jsonl", entry("cid", { suspect: "trap" }))
  write(
    "progress.jsonl",
    { at: received, id: "ann", step: "mail", error: "status 500" },
    { at: received, id: "ann", step: "mail" },
    { at: received, id: "bob", step: "mail", error: "status 500" },
    { at: received, id: "bob", step: "done" },
    { at: received, step: "purged", count: 3 },
  )
  const count = { day: "2026-11-27", path: "/plans", event: "Page seen", count: 2 }
  write("counts/2026-11.jsonl", count, count, '{"day":"20')
}

const expectAll = async () => {
  const { entries, quarantine, deliveries, removals } = outbox
  const [ann, bob, old] = entries
  expect(ann).toEqual(
    entry("ann", {
      reference: "ACD347",
      context: { page: "/plans" },
      consent: { boxes: [], terms: "a", privacy: "b" },
    }),
  )
  expect(bob).toEqual(entry("bob", { done: received }))
  expect(old?.id).toMatch(/^[\da-f]{32}$/)
  expect([entries.length, quarantine]).toEqual([3, [entry("cid", { suspect: "trap" })]])
  expect(deliveries).toEqual([
    { step: "mail", tries: 2, error: null },
    { step: "mail", tries: 1, error: "status 500" },
  ])
  expect(removals).toContainEqual({ why: "purged", count: 3 })
  const { query } = await outbox.open()
  expect(await loadCounts(query)).toEqual([{ day: "2026-11-27", path: "/plans", event: "Page seen", count: 4 }])
}

test("what earlier versions kept in files is taken over once, and the files are kept aside", async () => {
  writeOld()
  await outbox.open()
  await expectAll()
  expect(readdirSync(outbox.folder).filter((name) => name.endsWith(".jsonl"))).toEqual([])
  expect(readdirSync(oldFolder(outbox.folder)).sort()).toEqual([
    "counts",
    "enquiries.jsonl",
    "progress.jsonl",
    "quarantine.jsonl",
  ])
  removeExpiredFiles(outbox.folder)
  expect(existsSync(oldFolder(outbox.folder))).toBe(true)
})

test.each([
  ["an erasure", async () => eraseAddress(await outbox.open(), "ann@zebra.house")],
  [
    "a month",
    async () => {
      const then = new Date(Date.now() - 31 * 86_400_000)
      utimesSync(oldFolder(outbox.folder), then, then)
      removeExpiredFiles(outbox.folder)
    },
  ],
])("nothing is left of the old files after %s", async (_, happen) => {
  writeOld()
  await outbox.open()
  expect(existsSync(oldFolder(outbox.folder))).toBe(true)
  await happen()
  expect(existsSync(oldFolder(outbox.folder))).toBe(false)
})

test("nothing is doubled if the server was killed before the files were moved", async () => {
  writeOld()
  await (await outbox.open()).close()
  writeOld()

  ;(globalThis as { outboxDatabases?: Map<string, unknown> }).outboxDatabases?.clear()
  await outbox.open()
  await expectAll()
})
