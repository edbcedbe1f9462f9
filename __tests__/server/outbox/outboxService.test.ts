/** @jest-environment node */
import type { Channel } from "../../../src/server/outbox/Channel"
import { outboxService } from "../../../src/server/outbox/outboxService"
import { purgeOutbox } from "../../../src/server/outbox/removeEntries"
import { startDelivery } from "../../../src/server/outbox/startDelivery"
import { TestOutbox } from "./TestOutbox"

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
})
afterEach(async () => {
  // What is under way ends first.
  await (await outbox.open()).transaction(async () => {})
  outbox.dispose()
})

/** Waits until something is true, as long as the test may take. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

const person = { user_email: "ann@zebra.house" }

describe("the server", () => {
  const start = (env: NodeJS.ProcessEnv) => {
    const replaced = jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox.folder, ...env })
    outboxService()
    replaced.restore()
  }

  test.each([
    ["the quarantine after 30 days", {}, 31, 1],
    ["also what is older than the data says, if that is switched on", { LEADS_PURGE: "on" }, 4000, 0],
  ])("removes %s", async (_name, env, days, left) => {
    const long = new Date(Date.now() - days * 86_400_000)
    await outbox.store("subscribe", person, {}, long)
    await outbox.store("subscribe", person, { suspect: "trap" }, long)
    start(env)
    await until(() => outbox.removals.length > 0)
    expect([outbox.entries.length, outbox.quarantine.length]).toEqual([left, 0])
  })
})

test("a month before the last of May is the last of April", async () => {
  await outbox.store("subscribe", person, {}, new Date("2026-04-30T12:00:00Z"))
  await outbox.store("subscribe", person, {}, new Date("2026-04-30T10:00:00Z"))
  expect(await purgeOutbox(await outbox.open(), 1, new Date("2026-05-31T11:00:00Z"))).toBe(1)
})

test("a way of delivery that hangs delays no other", async () => {
  const arrived: string[] = []
  const hanging: Channel = { step: "mail", send: () => new Promise(() => {}) }
  const working: Channel = { step: "webhook", send: async ({ id }) => arrived.push(id) }
  await outbox.store("subscribe", person)
  const ending = new AbortController()
  const wake = startDelivery(outbox.open, [hanging, working], ending.signal)
  await until(() => arrived.length === 1)
  await outbox.store("subscribe", { user_email: "bob@zebra.house" })
  wake()
  await until(() => arrived.length === 2)
  expect(arrived).toEqual(outbox.entries.map(({ id }) => id))
  ending.abort()
  wake()
})
