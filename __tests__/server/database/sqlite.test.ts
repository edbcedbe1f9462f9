/** @jest-environment node */
import { readdirSync, readFileSync, renameSync, statSync } from "node:fs"
import path from "node:path"
import type { Database } from "../../../src/server/database/Database"
import { openSqlite } from "../../../src/server/database/sqlite"
import { sqliteFile } from "../../../src/server/database/sqliteFile"
import { temporaryFolder } from "../../support/temporaryFolder"

const root = temporaryFolder()
const folder = path.join(root, "outbox")

/** Two processes would open it twice, too. */
let one: Database
let other: Database
beforeAll(async () => {
  ;[one, other] = await Promise.all([openSqlite(folder), openSqlite(folder)])
})
beforeEach(() => one.query("DELETE FROM removals"))
afterAll(() => Promise.all([one.close(), other.close()]))

const add = "INSERT INTO removals (at, why, count) VALUES ($1, $2, $3)"
const reasons = async () => (await other.query<{ why: string }>("SELECT why FROM removals")).map(({ why }) => why)

test("only its owner can read its files", async () => {
  await one.query(add, ["now", "a", 1])
  const rights = (file: string) => statSync(file).mode & 0o777
  expect(rights(folder)).toBe(0o700)
  expect(readdirSync(folder).map((name) => rights(path.join(folder, name)))).toEqual([0o600, 0o600, 0o600])
})

test("of a transaction either all or nothing takes effect", async () => {
  const failing = one.transaction(async (query) => {
    await query(add, ["now", "a", 1])
    throw new Error("stop")
  })
  await expect(failing).rejects.toThrow("stop")
  expect(await reasons()).toEqual([])
  await one.transaction(async (query) => {
    for (const why of ["a", "b"]) await query(add, ["now", why, 1])
  })
  expect(await reasons()).toEqual(["a", "b"])
})

test("another's transaction is waited for, without stopping what else this process does", async () => {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 5)
  const slow = one.transaction(async (query) => {
    await query(add, ["now", "slow", 1])
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await other.query(add, ["now", "waited", 1])
  await slow
  clearInterval(timer)
  expect(await reasons()).toEqual(["slow", "waited"])
  expect(ticks).toBeGreaterThan(10)
})

test("nothing of what was deleted is left once it is wiped", async () => {
  for (let count = 0; count < 500; count += 1) await one.query(add, ["now", `secret ${count}`, count])
  await one.query("DELETE FROM removals WHERE count % 7 > 0")
  await one.query("DELETE FROM removals")
  await one.wipe()
  const bytes = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "latin1"))
  expect(bytes.join("")).not.toContain("secret")
})

test("a file that was taken away is noticed", async () => {
  expect(one.isThere()).toBe(true)
  renameSync(sqliteFile(folder), `${folder}/away`)
  expect(one.isThere()).toBe(false)
  renameSync(`${folder}/away`, sqliteFile(folder))
  expect(one.isThere()).toBe(true)
})
