/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { outboxDatabase } from "../../../src/server/database/outboxDatabase"
import { networkOf } from "../../../src/server/outbox/networkOf"
import { outboxTable } from "../../../src/server/outbox/outboxTable"
import { readObject, type Submission, submissionIn } from "../../../src/server/outbox/readSubmission"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"
import { withinRate } from "../../../src/server/outbox/withinRate"
import { storedIn } from "../../support/storedIn"
import { temporaryFolder } from "../../support/temporaryFolder"

const folder = temporaryFolder()
const deep = path.join(folder, "deep")

const submission = (params: object): Submission => ({
  lib_version: "4.4.1",
  user_id: "key",
  service_id: "contact",
  template_id: "contact",
  template_params: { ...params },
})

const store = async (place: string, submission: Submission, received?: Date) =>
  storeSubmission(await outboxDatabase({ folder: place }), submission, {}, received)

describe("the outbox", () => {
  test("has an entry of each submission, however many arrive at once", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => store(deep, submission({ number }))))
    expect(storedIn(deep).entries.map(({ template_params }) => template_params.number)).toEqual(
      Array.from({ length: 200 }, (_, n) => n),
    )
  })

  test("is written anew if it was removed while the server runs", async () => {
    await store(deep, submission({ name: "Before" }))
    rmSync(deep, { recursive: true })
    await store(deep, submission({ name: "After" }))
    expect(storedIn(deep).entries.map(({ template_params }) => template_params.name)).toEqual(["After"])
  })

  test("says so if it cannot be written, and continues with the next", async () => {
    await expect(store("/dev/null/no", submission({ a: 1 }))).rejects.toThrow()
    await expect(store(deep, submission({ a: 1 }))).resolves.toBeUndefined()
  })
})

describe("the same submission, sent again", () => {
  const own = path.join(folder, "again")
  const entries = () => storedIn(own).entries
  const noon = Date.parse("2026-11-20T12:00:00Z")
  const take = (params: object, minutes: number) => store(own, submission(params), new Date(noon + minutes * 60_000))

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
    expect(readdirSync(own).sort()).toEqual(["outbox.db", "outbox.db-shm", "outbox.db-wal"])
    for (const name of ["", ...readdirSync(own)])
      expect([name, statSync(path.join(own, name)).mode & 0o077]).toEqual([name, 0])
  })
})

test("npm run outbox reads the outbox that .env.production sets for the server", async () => {
  await store(path.join(folder, "set"), submission({ name: "Zoe" }))
  writeFileSync(path.join(folder, ".env.production"), "OUTBOX_DIR=set\n")
  const loader = require.resolve("tsx", { paths: [process.cwd()] })
  const { stdout } = spawnSync(process.execPath, ["--import", loader, path.resolve("tools/outbox.ts")], {
    cwd: folder,
    encoding: "utf8",
  })
  expect(stdout).toContain("Zoe")
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
    JSON.stringify(submission({ a: "number" })).replace('"number"', "1e400"),
  ])("%p is none", (text) => expect(submissionIn(readObject(text))).toBeUndefined())
})

describe("the limit per minute", () => {
  const start = 1_000_000
  const limits = { posts: 2, bytes: 1000 }
  const post = (network: string, time = start, bytes = 1, what: "form" | "count" = "form") =>
    withinRate(what, network, bytes, limits, time)

  test("applies to each network, and to forms and counts, separately", () => {
    expect([1, 2, 3].map(() => post("10.0.0.1"))).toEqual([true, true, false])
    expect(post("10.0.0.2")).toBe(true)
    expect(post("10.0.0.1", start, 1, "count")).toBe(true)
    expect(post("10.0.0.1", start + 59_999)).toBe(false)
    expect(post("10.0.0.1", start + 60_000)).toBe(true)
  })

  test("also counts bytes", () => {
    expect([600, 600, 400].map((bytes) => post("10.0.0.3", start, bytes))).toEqual([true, false, true])
  })

  test("takes as long for the last of many posts as for the first", () => {
    const many = { posts: 2_000_000, bytes: 2_000_000 }
    const started = performance.now()
    for (let count = 0; count < 1_000_000; count += 1) withinRate("form", "10.0.0.4", 1, many, start)
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

test.each([
  ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "[2001:db8:1:2::1]:443", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:10.0.0.1", "10.0.0.1", true],
  ["10.0.0.1:5678", "10.0.0.1", true],
  ["10.0.0.1", "10.0.0.2", false],
  ["unknown", "other", false],
])("%s and %s are of one network: %p", (one, other, isOne) => expect(networkOf(one) === networkOf(other)).toBe(isOne))

test("the table shows what a person needs, and nothing that could alter the terminal", () => {
  const entry = {
    received: "2026-11-20T20:00:00.000Z",
    ...submission({ name: "Ann\u001b[2J", message: "one\ntwo \u202e 👩‍🎓" }),
  }
  const text = outboxTable(entry as never)
  expect(text).toContain("name     Ann\\u{1b}[2J")
  expect(text).toContain("message  one\n           two \\u{202e} 👩‍🎓")
})

test("an entry of any number of fields is listed", () => {
  const fields = Object.fromEntries(Array.from({ length: 150_000 }, (_, field) => [`f${field}`, "x"]))
  expect(outboxTable({ received: "2026-11-20T20:00:00.000Z", ...submission(fields) } as never)).toContain("f149999")
})
