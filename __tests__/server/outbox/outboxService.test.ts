/** @jest-environment node */
import type { Channel } from "../../../src/server/outbox/Channel"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { outboxService } from "../../../src/server/outbox/outboxService"
import { purge } from "../../../src/server/outbox/removeEntries"
import { startDelivery } from "../../../src/server/outbox/startDelivery"
import { MailServer } from "./MailServer"
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
  let ending: AbortController
  beforeEach(() => {
    ending = new AbortController()
  })
  afterEach(() => {
    ending.abort()
    jest.restoreAllMocks()
  })

  const start = (env: NodeJS.ProcessEnv) => {
    const told: string[] = []
    const replaced = jest.replaceProperty(process, "env", { OUTBOX_DIR: outbox.folder, ...env })
    for (const way of ["error", "info"] as const)
      jest.spyOn(console, way).mockImplementation((...words) => void told.push(words.join(" ")))
    outboxService(ending.signal)
    replaced.restore()
    return told
  }

  test.each([
    ["the quarantine after 30 days", {}, 31, 1],
    ["also what is older than the data says, if that is switched on", { LEADS_PURGE: "on" }, 4000, 0],
  ])("removes %s", async (_name, env, days, left) => {
    const long = new Date(Date.now() - days * 86_400_000)
    await outbox.store("subscribe", person, {}, long)
    await outbox.store("subscribe", person, { suspect: "trap" }, long)
    await outbox.store("contact", person)
    const { query } = await outbox.open()
    await query("UPDATE deliveries SET tries = 1, due = NULL")
    await query("UPDATE entries SET done = received WHERE suspect IS NULL")
    start(env)
    await until(() => outbox.removals.length > 0)
    expect([outbox.entries.length, outbox.quarantine.length]).toEqual([left + 1, 0])
  })

  test("deletes neither what has not arrived, nor what the owner was not told of, however old", async () => {
    const long = new Date(0)
    await outbox.store("subscribe", person, {}, long)
    await outbox.store("subscribe", person, { suspect: "trap" }, long)
    await outbox.store("contact", person)
    start({ LEADS_PURGE: "on" })
    await until(() => outbox.removals.length > 0)
    expect([outbox.entries.length, outbox.quarantine.length]).toEqual([2, 1])
  })

  test("deletes nothing if everything is too old: its clock may be wrong", async () => {
    await outbox.store("subscribe", person, {}, new Date(0))
    const { query } = await outbox.open()
    await query("UPDATE entries SET done = received")
    const told = start({ LEADS_PURGE: "on" })
    await until(() => told.length > 0)
    expect(told).toEqual([expect.stringMatching(/^Nothing was deleted.*--purge --all/)])
    expect(outbox.entries).toHaveLength(1)
  })

  test("tries the login to the mail server when it starts, and says what it found", async () => {
    const smtp = new MailServer()
    const env = { LEADS_FROM: "site@zebra.house", LEADS_TO: "ann@zebra.house" }
    const works = start({ ...env, SMTP_URL: await smtp.start() })
    await until(() => works.length > 0)
    expect(works).toEqual(["Mail works: 127.0.0.1 accepts what SMTP_URL says."])
    await smtp.stop()
    const fails = start({ ...env, SMTP_URL: "smtp://127.0.0.1:1" })
    await until(() => fails.length > 0)
    expect(fails).toEqual([expect.stringMatching(/^Mail does not work: 127\.0\.0\.1 refuses .*ECONNREFUSED/)])
  })
})

test("a month before the last of May is the last of April", async () => {
  await outbox.store("subscribe", person, {}, new Date("2026-04-30T12:00:00Z"))
  await outbox.store("subscribe", person, {}, new Date("2026-04-30T10:00:00Z"))
  const { query } = await outbox.open()
  await query("UPDATE entries SET done = received")
  const may = new Date("2026-05-31T11:00:00Z")
  expect((await purge(await outbox.open(), leadSettings({}), { months: 1 }, may)).count).toBe(1)
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
