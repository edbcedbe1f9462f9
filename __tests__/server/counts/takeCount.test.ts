/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { countPath } from "../../../src/measure/ways"
import { loadCounts } from "../../../src/server/counts/loadCounts"
import { outboxDatabase } from "../../../src/server/database/outboxDatabase"
import { sqliteFile } from "../../../src/server/database/sqliteFile"
import { siteServer } from "../../../src/server/siteServer"
import { ask } from "../../e2e/hosting/ask"
import { temporaryFolder } from "../../support/temporaryFolder"

const root = temporaryFolder()
const site = path.join(root, "dist")
const outbox = path.join(root, "outbox")
const day = new Date().toISOString().slice(0, 10)
const file = sqliteFile(outbox)
let server: Server

beforeAll(() => {
  for (const page of ["index.html", "plans.html", "services/c++-assignment.html", "404.html", "robots.txt"]) {
    mkdirSync(path.dirname(path.join(site, page)), { recursive: true })
    writeFileSync(path.join(site, page), "<p>")
  }
  Object.assign(process.env, { OUTBOX_DIR: outbox, OUTBOX_BEHIND_PROXY: "true" })
})
const start = async () => {
  server = siteServer(site).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
}
beforeEach(async () => {
  process.env.GATSBY_MEASURE = "own"
  await start()
})
afterEach(() => {
  server.close()
  rmSync(outbox, { recursive: true, force: true })
})

const request = (method: string, body: string, from: string, type = "application/json") =>
  ask(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countPath,
    { "content-type": type, "user-agent": "Zebra/1.0", "x-forwarded-for": from },
    { method, body },
  )
const send = async (count: object, from = "10.0.0.1") => (await request("POST", JSON.stringify(count), from)).status

test("counts are kept by day, page, event and detail, and nothing about the visitor is", async () => {
  const sent = [
    { path: "/", event: "Page seen" },
    { path: "/plans", event: "Page seen" },
    { path: "/plans", event: "Page seen" },
    { path: "/services/c++-assignment", event: "Form sent", detail: "contact", name: "Ann" },
    // What pages send for all unknown addresses.
    { path: "/404", event: "Page seen" },
    { path: "/404", event: "Page seen", detail: "/old-plans.html" },
  ]
  expect(new Set(await Promise.all(sent.map((count) => send(count))))).toEqual(new Set([200]))
  const { query, wipe } = await outboxDatabase()
  expect(await loadCounts(query)).toEqual([
    { day, path: "/", event: "Page seen", count: 1 },
    { day, path: "/404", event: "Page seen", count: 1 },
    { day, path: "/404", event: "Page seen", detail: "/old-plans.html", count: 1 },
    { day, path: "/plans", event: "Page seen", count: 2 },
    { day, path: "/services/c++-assignment", event: "Form sent", detail: "contact", count: 1 },
  ])
  await wipe()
  expect(readFileSync(file, "latin1")).not.toMatch(/10\.0\.0|Zebra|Ann/)
})

test("visits are counted by source, of which a day has no more than a hundred besides none, whatever anyone makes up", async () => {
  const visit = (detail?: string) => ({ path: "/plans", event: "Visit", ...(detail && { detail }) })
  const made = Array.from({ length: 150 }, (_, at) => visit(`campaign ${at} (news, mail)`))
  process.env.COUNTS_RATE = "1000"
  for (const some of [[visit("spring"), visit()], made, [visit("spring"), visit("autumn"), visit()]])
    expect(new Set(await Promise.all(some.map((count) => send(count))))).toEqual(new Set([200]))
  const { query } = await outboxDatabase()
  const counts = new Map((await loadCounts(query)).map(({ detail = "", count }) => [detail, count]))
  expect(counts.size).toBe(102)
  expect([counts.get("spring"), counts.get(""), counts.get("autumn"), counts.get("*")]).toEqual([2, 2, undefined, 52])
  delete process.env.COUNTS_RATE
})

test.each([
  { path: "/nowhere", event: "Page seen" },
  { path: "/plans/", event: "Page seen" },
  { path: "/Plans", event: "Page seen" },
  { path: "/plans?q=1", event: "Page seen" },
  { path: "/plans.html", event: "Page seen" },
  { path: "/404.html", event: "Page seen" },
  { path: "/robots.txt", event: "Page seen" },
  { path: "/%70lans", event: "Page seen" },
  { path: "/plans", event: "Page bought" },
  { path: "/plans", event: "constructor" },
  { path: "/plans", event: "Page seen", detail: "twice" },
  { path: "/404", event: "Page seen", detail: "/ann@zebra.house" },
  { path: "/404", event: "Page seen", detail: "/orders/7700900123" },
  { path: "/404", event: "Page seen", detail: "/<script>" },
  { path: "/404", event: "Page seen", detail: `/${"x".repeat(151)}` },
  { path: "/plans", event: "Form sent" },
  { path: "/plans", event: "Form sent", detail: "ann@zebra.house" },
  { path: "/plans", event: "Visit", detail: "<script>" },
  { path: "/plans", event: "Visit", detail: "*" },
  { path: "/plans", event: "Visit", detail: "x".repeat(251) },
  { path: "/plans", event: "LCP", detail: "1234" },
  { path: "/plans", event: "CLS", detail: 0.5 },
  { path: ["/plans"], event: "Page seen" },
  {},
])("refuses %j", async (count) => {
  expect(await send(count)).toBe(400)
  expect(existsSync(file)).toBe(false)
})

test("refuses what no page of the site sends", async () => {
  expect((await request("POST", '{"path":"/plans","event":"Page seen"}', "10.0.0.2", "text/plain")).status).toBe(400)
  expect((await request("POST", "x".repeat(5_000), "10.0.0.2")).status).toBe(413)
  expect((await request("POST", "[", "10.0.0.2")).status).toBe(400)
  const { status, headers } = await request("GET", "", "10.0.0.2")
  expect([status, headers.allow]).toEqual([405, "POST"])
})

test("one address may send only so many a minute", async () => {
  process.env.COUNTS_RATE = "3"
  const seen = { path: "/", event: "Page seen" }
  const statuses: number[] = []
  for (let number = 0; number < 4; number += 1) statuses.push(await send(seen, "10.0.0.3"))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await send(seen, "10.0.0.4")).toBe(200)
  delete process.env.COUNTS_RATE
})

test("without the setting there is no such address", async () => {
  server.close()
  delete process.env.GATSBY_MEASURE
  await start()
  expect(await send({ path: "/", event: "Page seen" })).toBe(405)
  expect(existsSync(file)).toBe(false)
})

test("a count that cannot be written is not acknowledged, and the next one is", async () => {
  rmSync(outbox, { recursive: true, force: true })
  writeFileSync(outbox, "no folder")
  const logged = jest.spyOn(console, "error").mockImplementation(() => {})
  expect(await send({ path: "/", event: "Page seen" }, "10.0.0.5")).toBe(500)
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
  rmSync(outbox)
  expect(await send({ path: "/", event: "Page seen" }, "10.0.0.5")).toBe(200)
})
