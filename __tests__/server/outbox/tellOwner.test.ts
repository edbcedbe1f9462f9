/** @jest-environment node */
import type { Notice, OpenWay } from "../../../src/server/outbox/Channel"
import { ownerTeller } from "../../../src/server/outbox/tellOwner"
import { TestOutbox } from "./TestOutbox"

const noon = Date.parse("2026-11-20T12:00:00Z")
const hours = (count: number) => noon + count * 3_600_000

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
})
afterEach(() => outbox.dispose())

/** A way of delivery that works or fails, and what it has told. */
class Way implements OpenWay {
  readonly channels = []
  readonly told: Notice[] = []
  isBroken = false
  constructor(readonly name: string) {}
  readonly tell = async (notice: Notice) => {
    if (this.isBroken) throw new Error(`${this.name} is broken`)
    this.told.push(notice)
    return []
  }
}

/** The server with two ways. @returns a function that tells what has to be told at a time */
const server = () => {
  const [mail, webhook] = [new Way("mail"), new Way("webhook")]
  let now = noon
  let tell: ReturnType<typeof ownerTeller> | undefined
  const at = async (time: number) => {
    now = time
    tell ??= ownerTeller(await outbox.open(), [mail, webhook], () => now)
    return tell()
  }
  return { mail, webhook, at }
}

const suspect = (name: string, reference: string, time = noon) =>
  outbox.store("contact", { user_name: name, message: reference }, { suspect: "links", reference }, new Date(time))

describe("what robots seem to have sent", () => {
  test("is told in one message a day, with number, names and references", async () => {
    const { mail, webhook, at } = server()
    await suspect("Ann", "ACD347")
    await at(noon)
    await suspect("Bob\u001b[2J\nBcc: eve", "ACD349", hours(1))
    await suspect("Cid", "ACD34A", hours(2))
    await at(hours(23))
    expect(mail.told.map(({ subject }) => subject)).toEqual(["1 form in quarantine"])
    await at(hours(25))
    await at(hours(26))
    expect(mail.told.map(({ subject }) => subject)).toEqual(["1 form in quarantine", "2 forms in quarantine"])
    const { text, entries } = mail.told[1] ?? { text: "", entries: [] }
    for (const part of ["ACD349", "Bob\\u{1b}[2J Bcc: eve", "ACD34A", "Cid", "suspected: links", "--release"])
      expect(text).toContain(part)
    expect(entries.map(({ reference }) => reference)).toEqual(["ACD349", "ACD34A"])
    expect(webhook.told).toEqual([])
  })

  test("is told by another way if mail does not work, and later if none does", async () => {
    const { mail, webhook, at } = server()
    mail.isBroken = true
    webhook.isBroken = true
    await suspect("Ann", "ACD347")
    await expect(at(noon)).rejects.toThrow("mail is broken; webhook is broken")
    webhook.isBroken = false
    await at(hours(0.5))
    expect(webhook.told).toEqual([])
    await at(hours(1))
    expect(webhook.told).toHaveLength(1)
  })
})

test("what has failed three times is told once a day by the way that works, with the recipient", async () => {
  const { mail, webhook, at } = server()
  await outbox.store("contact", { user_name: "Ann" }, { reference: "ACD347" }, new Date(noon))
  const fail = async (tries: number) => {
    const { query } = await outbox.open()
    await query(
      "INSERT INTO deliveries (entry, step, tries, error) SELECT id, 'mail bob@zebra.house', $1, '550 unknown' FROM entries WHERE true ON CONFLICT (entry, step) DO UPDATE SET tries = $1",
      [tries],
    )
  }
  mail.isBroken = true
  await fail(2)
  await at(noon)
  expect(webhook.told).toEqual([])
  await fail(3)
  for (const hour of [1, 2, 24, 26]) await at(hours(hour))
  expect(webhook.told.map(({ subject }) => subject)).toEqual(["1 form not delivered", "1 form not delivered"])
  expect(webhook.told[0]?.text).toContain("ACD347")
  expect(webhook.told[0]?.text).toContain("mail bob@zebra.house: 550 unknown")
  await (await outbox.open()).query("UPDATE deliveries SET error = NULL")
  await at(hours(72))
  expect(webhook.told).toHaveLength(2)
})

describe("room for what arrives", () => {
  beforeEach(() => {
    process.env.OUTBOX_MAX_MB = "1"
  })
  afterEach(() => {
    delete process.env.OUTBOX_MAX_MB
  })

  const fill = async (count: number) => {
    const stored = outbox.entries.length
    for (let at = stored; at < stored + count; at += 1)
      await outbox.store("contact", { user_name: `Ann ${at}`, message: `${at}${"x".repeat(18_000)}` })
  }

  test("that ends is told before forms are refused, at most once a day, also by another server", async () => {
    const { mail, at } = server()
    await fill(5)
    await at(noon)
    expect(mail.told).toEqual([])
    await fill(40)
    await at(hours(1))
    await at(hours(2))
    expect(mail.told.map(({ subject }) => subject)).toEqual(["The outbox is nearly full"])
    const other = server()
    await other.at(hours(3))
    expect(other.mail.told).toEqual([])
    await fill(60)
    await at(hours(26))
    expect(mail.told[1]?.subject).toBe("The outbox is full")
    expect(mail.told[1]?.text).toMatch(/forms are refused.*OUTBOX_MAX_MB.*--purge/)
  })
})
