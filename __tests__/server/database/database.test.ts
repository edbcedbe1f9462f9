/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { loadCounts } from "../../../src/server/counts/loadCounts"
import { addCounts } from "../../../src/server/counts/storeCount"
import type { Database } from "../../../src/server/database/Database"
import { openPostgres } from "../../../src/server/database/postgres"
import { openSqlite } from "../../../src/server/database/sqlite"
import type { Channel } from "../../../src/server/outbox/Channel"
import { deliverer } from "../../../src/server/outbox/deliverDue"
import { readEntries } from "../../../src/server/outbox/OutboxEntry"
import { finishEntries, releaseEntries } from "../../../src/server/outbox/releaseEntries"
import { eraseAddress, purgeOutbox } from "../../../src/server/outbox/removeEntries"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"
import { posted } from "../outbox/TestOutbox"

const folder = mkdtempSync(path.join(tmpdir(), "database-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** An empty database of a test's own, which must be named as one that may be emptied. */
const address = process.env.TEST_DATABASE
const engines: [string, () => Promise<Database>][] = [["SQLite", () => openSqlite(folder)]]
if (address) engines.push(["Postgres", () => openPostgres(address)])

describe.each(engines)("two servers that share %s", (_name, open) => {
  let servers: [Database, Database]
  beforeAll(async () => {
    // Both make the tables at the same time.
    servers = await Promise.all([open(), open()])
  })
  beforeEach(async () => {
    for (const table of ["entries", "removals", "counts"]) await servers[0].query(`DELETE FROM ${table}`)
  })
  afterAll(() => Promise.all(servers.map(({ close }) => close())))

  const store = (server: Database, params: object, along = {}, received?: Date) =>
    storeSubmission(server, posted("contact", params), along, received)
  const entries = () => readEntries(servers[0].query)

  test("what is sent to both at the same time is one entry", async () => {
    const person = { user_email: "ann@zebra.house", message: "\u0000 \ud800 \u202e 😀" }
    await Promise.all(Array.from({ length: 20 }, (_, at) => store(servers[at % 2] as Database, person)))
    expect((await entries()).map(({ template_params }) => template_params)).toEqual([person])
  })

  test("all that is sent to both is stored, in order", async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    await Promise.all(numbers.map((number) => store(servers[number % 2] as Database, { number })))
    const stored = (await entries()).map(({ template_params }) => template_params.number)
    expect(stored.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
  })

  test("each entry is delivered by one of them, also after failures", async () => {
    for (let number = 0; number < 40; number += 1) await store(servers[0], { number })
    const arrived: string[] = []
    let failures = 0
    const send: Channel["send"] = async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      failures += 1
      if (failures % 3 === 0) throw new Error("busy")
      arrived.push(id)
    }
    let now = Date.now()
    const deliver = servers.map((server) => deliverer(server, { step: "webhook", send }, 0, () => now))
    for (let minute = 0; arrived.length < 40; minute += 1) {
      now += minute * 60_000
      await Promise.all(deliver.map((one) => one()))
    }
    expect(arrived.sort()).toEqual((await entries()).map(({ id }) => id).sort())
  })

  test("what a server was delivering when it was killed is delivered by the other", async () => {
    await store(servers[0], { a: 1 })
    let now = Date.now()
    const arrived: number[] = []
    const hanging = deliverer(servers[0], { step: "mail", send: () => new Promise(() => {}) }, 0, () => now)
    const working = deliverer(servers[1], { step: "mail", send: async () => arrived.push(now) }, 0, () => now)
    void hanging()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const next = await working()
    expect([arrived, next - now]).toEqual([[], 15_000])
    now = next
    await working()
    expect(arrived).toEqual([now])
  })

  test("an entry is released, done, erased and purged", async () => {
    await store(servers[0], { user_email: "ann@zebra.house" }, { reference: "ACD347", suspect: "trap" })
    await store(servers[0], { user_email: "bob@zebra.house" }, {}, new Date(0))
    expect([await releaseEntries(servers[1], "acd347"), await releaseEntries(servers[1], "acd347")]).toEqual([1, 0])
    expect(await finishEntries(servers[0].query, "acd347")).toBe(1)
    expect((await entries()).map(({ done }) => typeof done)).toEqual(["string", "undefined"])
    expect(await eraseAddress(servers[1], "ANN@zebra.house")).toBe(1)
    expect(await purgeOutbox(servers[0], 1)).toBe(1)
    expect([await entries(), await servers[0].query("SELECT * FROM deliveries")]).toEqual([[], []])
  })

  test("counts are added up, whatever counts at the same time", async () => {
    const counts = ["/", "/plans", "/uk"].map((path) => ({ day: "2026-11-28", path, event: "Page seen", count: 1 }))
    const add = (server: Database, at: number) =>
      server.transaction((query) => addCounts(query, at % 2 ? counts : counts.toReversed()))
    await Promise.all(Array.from({ length: 40 }, (_, at) => add(servers[at % 2] as Database, at)))
    expect(await loadCounts(servers[0].query)).toEqual(counts.map((one) => ({ ...one, count: 40 })))
  })
})
