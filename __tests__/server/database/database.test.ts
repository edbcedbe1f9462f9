/** @jest-environment node */

import { addCounts } from "../../../src/server/counts/addCounts"
import { loadCounts } from "../../../src/server/counts/loadCounts"
import type { Database } from "../../../src/server/database/Database"
import { openPostgres } from "../../../src/server/database/postgres"
import { openSqlite } from "../../../src/server/database/sqlite"
import type { Channel, Notice } from "../../../src/server/outbox/Channel"
import { deliverer } from "../../../src/server/outbox/deliverDue"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { eachEntry, kept, type OutboxEntry } from "../../../src/server/outbox/OutboxEntry"
import { finishEntries, releaseEntries } from "../../../src/server/outbox/releaseEntries"
import { eraseAddress, purge } from "../../../src/server/outbox/removeEntries"
import { storeSubmission } from "../../../src/server/outbox/storeSubmission"
import { ownerTeller } from "../../../src/server/outbox/tellOwner"
import { temporaryFolder } from "../../support/temporaryFolder"
import { posted } from "../outbox/TestOutbox"

const folder = temporaryFolder()

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
    jest.spyOn(console, "error").mockImplementation(() => {})
    for (const table of ["entries", "removals", "counts"]) await servers[0].query(`DELETE FROM ${table}`)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => Promise.all(servers.map(({ close }) => close())))

  const store = (server: Database, params: object, along = {}, received?: Date) =>
    storeSubmission(server, posted("contact", params), along, received)
  const entries = async () => {
    const found: OutboxEntry[] = []
    for await (const entry of eachEntry(servers[0].query, kept)) found.push(entry)
    return found
  }

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
    const deliver = servers.map((server) => deliverer(server, { step: "webhook", send }, () => now))
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
    const hanging = deliverer(servers[0], { step: "mail", send: () => new Promise(() => {}) }, () => now)
    const working = deliverer(servers[1], { step: "mail", send: async () => arrived.push(now) }, () => now)
    void hanging()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const next = await working()
    expect([arrived, next - now]).toEqual([[], 15_000])
    now = next
    await working()
    expect(arrived).toEqual([now])
  })

  test("each recipient of an entry gets it from one of them, who is refused gets it later, and the owner is told once", async () => {
    for (let number = 0; number < 10; number += 1) await store(servers[0], { number })
    await store(servers[0], { number: "robot" }, { suspect: "trap" })
    const all = ["mail ann@zebra.house", "mail bob@zebra.house"]
    const arrived: string[] = []
    let isRefused = true
    const channelOf = (step: string): Channel => ({
      step,
      queue: { step: "mail", all },
      send: async ({ id }) => {
        if (isRefused && step === all[1]) throw new Error("refused")
        arrived.push(`${step} ${id}`)
      },
    })
    let now = Date.now()
    const deliver = servers.flatMap((server) => all.map((step) => deliverer(server, channelOf(step), () => now)))
    await Promise.all(deliver.map((one) => one()))
    expect(arrived).toHaveLength(10)
    isRefused = false
    // The later of the two may have tried it once more when it started.
    now += 3_600_000
    await Promise.all(deliver.map((one) => one()))
    const ids = (await entries()).map(({ id }) => id)
    expect(arrived.toSorted()).toEqual(all.flatMap((step) => ids.map((id) => `${step} ${id}`)).toSorted())
    expect(await servers[0].query("SELECT * FROM deliveries WHERE step = 'mail'")).toEqual([])

    const notices: string[] = []
    const tell = async ({ subject }: Notice) => {
      notices.push(subject)
      return []
    }
    const way = { name: "mail", channels: [], tell }
    await Promise.all(servers.map((server) => ownerTeller(server, [way], () => now)()))
    expect(notices).toEqual(["1 form in quarantine"])
  })

  test("an entry is released, done, erased and purged", async () => {
    await store(servers[0], { user_email: "ann@zebra.house" }, { reference: "ACD347", suspect: "trap" })
    await store(servers[0], { user_email: "bob@zebra.house" }, {}, new Date(0))
    expect([await releaseEntries(servers[1], "acd347"), await releaseEntries(servers[1], "acd347")]).toEqual([1, 0])
    expect(await finishEntries(servers[0].query, "acd347")).toBe(1)
    expect((await entries()).map(({ done }) => typeof done)).toEqual(["string", "undefined"])
    expect(await eraseAddress(servers[1], "ANN@zebra.house")).toEqual({ count: 1, mentionedIn: [] })
    await servers[0].query("UPDATE entries SET done = received")
    expect(await purge(servers[0], leadSettings({}), { months: 1 })).toMatchObject({ count: 1, isRefused: true })
    expect(await purge(servers[0], leadSettings({}), { months: 1, all: true })).toMatchObject({ count: 1, kept: 0 })
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
