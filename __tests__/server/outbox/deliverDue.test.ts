/** @jest-environment node */
import type { Channel } from "../../../src/server/outbox/Channel"
import { deliverer } from "../../../src/server/outbox/deliverDue"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { mailWay } from "../../../src/server/outbox/mailWay"
import { openWays } from "../../../src/server/outbox/openWays"
import { startDelivery } from "../../../src/server/outbox/startDelivery"
import { webhookWay } from "../../../src/server/outbox/webhookWay"
import { forms } from "../../support/siteContent"
import { MailServer } from "./MailServer"
import { TestOutbox } from "./TestOutbox"
import { WebhookServer } from "./WebhookServer"

/** How long to wait for a server that hangs. */
const HANG_MS = 300
const noon = Date.parse("2026-11-20T12:00:00Z")
const minutes = (count: number) => noon + count * 60_000

let outbox: TestOutbox
let smtp: MailServer
let receiver: WebhookServer
let urls: { smtp: string; webhook: string }
/** What the server's log says. */
let told: jest.SpyInstance
beforeEach(async () => {
  told = jest.spyOn(console, "error").mockImplementation(() => {})
  outbox = new TestOutbox()
  smtp = new MailServer()
  receiver = new WebhookServer()
  urls = { smtp: await smtp.start(), webhook: await receiver.start() }
})
afterEach(async () => {
  told.mockRestore()
  await smtp.stop()
  await receiver.stop()
  outbox.dispose()
})

const mailSettings = () => ({
  SMTP_URL: urls.smtp,
  LEADS_FROM: "site@zebra.house",
  LEADS_TO: ["ann@zebra.house", "bob@zebra.house"],
  LEADS_TO_JOB: ["hr@zebra.house"],
})
const mail = (timeout?: number) => mailWay(mailSettings(), false, timeout).channels
/** To a single recipient, since the test's mail server lets each client wait for a tenth of a second. */
const mailToAnn = (timeout?: number) =>
  mailWay({ ...mailSettings(), LEADS_TO: ["ann@zebra.house"] }, false, timeout).channels
const reply = () => mailWay(mailSettings(), true).channels.filter(({ step }) => step === "reply")
const webhook = (timeout?: number) =>
  webhookWay({ LEADS_WEBHOOK: urls.webhook, LEADS_WEBHOOK_SECRET: receiver.secret }, timeout).channels

/** A server with some channels. @returns a function that delivers what is due at a time, and returns when the next is due */
const serverWith = (channels: readonly Channel[]) => {
  let now = noon
  let deliverers: ReturnType<typeof deliverer>[] | undefined
  return async (time: number) => {
    now = time
    const database = await outbox.open()
    deliverers ??= channels.map((channel) => deliverer(database, channel, () => now))
    const next: number[] = []
    for (const deliverDue of deliverers) next.push(await deliverDue())
    return Math.min(...next)
  }
}

/** Who got each mail, by its envelope. */
const mailed = () => smtp.recipients.map((address) => address.split("@")[0])

const enquiry = {
  name: "Zoë Marsh",
  number: "9876543210",
  countryCode: "+44",
  email: "Zoe@zebra.house",
  message: "one\ntwo",
  termsAccepted: true,
}
const along = {
  reference: "ACD347",
  context: { page: "/services/law-assignment", page_name: "Law Assignment Help", arrived_on: "/" },
}

describe("a mail to the owner", () => {
  test("is from the site, goes to those who answer, and is answered to the visitor", async () => {
    await outbox.store("enquiry", enquiry, along)
    await serverWith(mail())(noon)
    expect(mailed()).toEqual(["ann", "bob"])
    const [{ subject, text, html, from, to, replyTo, messageId } = {} as never, copy] = smtp.mails
    expect([copy?.messageId, copy?.to]).toEqual([messageId, to])
    expect(from).toEqual(expect.objectContaining({ address: "site@zebra.house" }))
    expect(to?.map(({ address }) => address)).toEqual(["ann@zebra.house", "bob@zebra.house"])
    expect(replyTo?.map(({ address }) => address)).toEqual(["Zoe@zebra.house"])
    expect(messageId).toBe(`<${outbox.entries[0]?.id}@zebra.house>`)
    for (const part of [subject, text, html]) expect(part).toContain("ACD347")
  })

  test("goes to those who answer that form", async () => {
    await outbox.store("job", { user_name: "Zoe", user_email: "zoe@zebra.house" })
    await serverWith(mail())(noon)
    expect(smtp.mails[0]?.to?.map(({ address }) => address)).toEqual(["hr@zebra.house"])
    expect(mailed()).toEqual(["hr"])
  })

  test.each([
    ["email", "zoe@zebra.house\r\nBcc: eve@zebra.house"],
    ["email", "zoe@zebra.house, eve@zebra.house"],
    ["email", "Eve <eve@zebra.house>"],
    ["name", "Zoe\r\nBcc: eve@zebra.house\r\n\r\nother text"],
  ])("gets no header and no recipient from a field (%s: %j)", async (field, value) => {
    await outbox.store("enquiry", { ...enquiry, [field]: value })
    await outbox.store("x\r\nBcc: eve@zebra.house", { ...enquiry, [field]: value })
    await serverWith(mailToAnn())(noon)
    expect(mailed()).toEqual(["ann", "ann"])
    for (const { bcc, cc, to, headers, replyTo } of smtp.mails) {
      expect([bcc, cc, to?.length]).toEqual([undefined, undefined, 1])
      expect(headers.filter(({ key }) => key === "bcc")).toEqual([])
      expect(replyTo?.map(({ address }) => address) ?? []).toEqual(field === "email" ? [] : ["Zoe@zebra.house"])
    }
  })
})

describe("a webhook", () => {
  test("is signed, and has the entry under its id", async () => {
    await outbox.store("enquiry", enquiry, along)
    await serverWith(webhook())(noon)
    const [entry] = outbox.entries
    expect(receiver.posts).toEqual([
      {
        id: entry?.id,
        body: {
          type: "lead.received",
          timestamp: entry?.received,
          data: {
            ...{ id: entry?.id, form: "enquiry", ...along, fields: enquiry, consent: entry?.consent },
            sender: { name: enquiry.name, email: enquiry.email, phone: "+44 9876543210" },
          },
        },
      },
    ])
  })
})

describe("a delivery that fails", () => {
  const channels = { mail: mailToAnn, webhook }
  const arrived = { mail: mailed, webhook: () => receiver.posts.map(() => "receiver") }
  const receivers = { mail: ["ann"], webhook: ["receiver"] }

  test.each<[keyof typeof channels, string, () => void, RegExp]>([
    ["mail", "refuses", () => (smtp.behaviour = "refuses"), /550/],
    ["mail", "asks to try again later", () => (smtp.behaviour = "greylists"), /451/],
    ["mail", "hangs", () => (smtp.behaviour = "hangs"), /never received|timeout/i],
    ["mail", "drops the line half-way", () => (smtp.behaviour = "drops"), /closed|reset|EPIPE/i],
    ["mail", "drips", () => (smtp.behaviour = "drips"), /took longer than/],
    ["webhook", "answers 500", () => (receiver.status = 500), /status 500/],
    ["webhook", "redirects", () => (receiver.status = 307), /status 307/],
    ["webhook", "hangs", () => (receiver.status = undefined), /timeout/],
  ])("because the %s server %s is tried again until it arrives", async (step, server, fail, reason) => {
    fail()
    await outbox.store("enquiry", enquiry, along)
    const patience = server === "hangs" || server === "drips" ? HANG_MS : undefined
    expect(await serverWith(channels[step](patience))(noon)).toBe(minutes(1))
    const failed = outbox.deliveries.filter(({ error }) => error !== null)
    expect(failed.map(({ step: way }) => way)).toEqual(
      receivers[step].map((name) => (step === "mail" ? `mail ${name}@zebra.house` : step)),
    )
    for (const { error } of failed) expect(error).toMatch(reason)
    expect(told.mock.calls.map(([line]) => line)).toEqual(
      failed.map(({ step: way, error }) => expect.stringContaining(`ACD347 was not delivered (${way}): ${error}`)),
    )
    expect(JSON.stringify([failed, told.mock.calls]).toLowerCase()).not.toContain("zoe")
    smtp.hangUp()
    smtp.behaviour = "accepts"
    receiver.status = 200
    const deliver = serverWith(channels[step]())
    // A start tries at once what has failed.
    await deliver(noon + 1)
    expect(arrived[step]()).toEqual(receivers[step])
    await deliver(minutes(1))
    await deliver(minutes(100_000))
    expect(arrived[step]()).toEqual(receivers[step])
  })

  test("is tried after 1, 5, 30 minutes, 2 and 12 hours, then daily for a week, and once more after a restart", async () => {
    receiver.status = 500
    await outbox.store("enquiry", enquiry, along)
    const deliver = serverWith(webhook())
    const times = [noon]
    for (let next = noon; Number.isFinite(next); times.push(next)) {
      if (next > noon) await deliver(next - 1)
      next = await deliver(next)
    }
    const waits = times.slice(1, -1).map((time, index) => (time - (times[index] ?? 0)) / 60_000)
    expect(waits).toEqual([1, 5, 30, 120, 720, ...Array(7).fill(1440)])
    expect(told.mock.calls.map(([line]) => line).at(-1)).toMatch(/No further try$/)
    const later = minutes(20_000)
    expect(await serverWith(webhook())(later)).toBe(Number.POSITIVE_INFINITY)
    expect(outbox.deliveries).toEqual([expect.objectContaining({ tries: 14 })])
    receiver.status = 200
    await serverWith(webhook())(later + 1)
    expect(receiver.posts).toHaveLength(1)
  })

  test("at one recipient is tried again for that one alone", async () => {
    smtp.others.set("bob", "greylists")
    await outbox.store("enquiry", enquiry, along)
    const deliver = serverWith(mail())
    await deliver(noon)
    expect(mailed()).toEqual(["ann"])
    smtp.others.set("bob", "refuses")
    await deliver(minutes(1))
    smtp.others.clear()
    await deliver(minutes(6))
    expect(mailed()).toEqual(["ann", "bob"])
  })

  test("at a recipient that hangs delays no mail to another", async () => {
    smtp.others.set("hr", "hangs")
    for (let count = 0; count < 4; count += 1)
      await outbox.store("job", { user_name: "Zoe", user_email: `zoe${count}@zebra.house` })
    const ending = new AbortController()
    const wake = startDelivery(outbox.open, mail(HANG_MS), ending.signal)
    await outbox.store("enquiry", enquiry, along)
    wake()
    while (smtp.recipients.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(mailed().toSorted()).toEqual(["ann", "bob"])
    expect(outbox.deliveries.filter(({ step }) => step.startsWith("mail hr")).length).toBeLessThan(4)
    ending.abort()
    wake()
  })

  test("at a recipient who is no longer set goes to those who are, but not again to who has it", async () => {
    smtp.others.set("bob", "refuses")
    await outbox.store("enquiry", enquiry, along)
    await serverWith(mail())(noon)
    const settings = { ...mailSettings(), LEADS_TO: ["ann@zebra.house", "cid@zebra.house"] }
    await serverWith(mailWay(settings, false).channels)(minutes(1))
    expect(mailed()).toEqual(["ann", "cid"])
    const more = { ...settings, LEADS_TO: [...settings.LEADS_TO, "dan@zebra.house"] }
    await serverWith(mailWay(more, false).channels)(minutes(2))
    expect(mailed()).toEqual(["ann", "cid"])
  })

  test("goes after what was never tried, also after a restart", async () => {
    receiver.status = 500
    for (const name of ["ann", "bob"]) await outbox.store("subscribe", { user_email: `${name}@zebra.house` })
    await serverWith(webhook())(noon)
    receiver.status = 200
    await outbox.store("subscribe", { user_email: "cid@zebra.house" })
    await serverWith(webhook())(minutes(10))
    expect(receiver.posts.map(({ body }) => body.data.fields.user_email)).toEqual(
      ["cid", "ann", "bob"].map((name) => `${name}@zebra.house`),
    )
  })

  test("is tried at once if the clock is put back", async () => {
    receiver.status = 500
    await outbox.store("enquiry", enquiry, along)
    const deliver = serverWith(webhook())
    await deliver(noon)
    receiver.status = 200
    await deliver(minutes(-1440))
    expect(receiver.posts).toHaveLength(1)
  })

  test("delays no later one", async () => {
    receiver.status = 500
    await outbox.store("subscribe", { user_email: "ann@zebra.house" })
    const deliver = serverWith(webhook())
    await deliver(noon)
    receiver.status = 200
    await outbox.store("subscribe", { user_email: "bob@zebra.house" })
    await deliver(noon + 1)
    expect(receiver.posts.map(({ body }) => body.data.fields.user_email)).toEqual(["bob@zebra.house"])
  })

  describe("while nothing can be recorded, because the disk is full,", () => {
    const fail = (when: string) =>
      `CREATE TRIGGER full_${when} BEFORE ${when} ON deliveries BEGIN SELECT RAISE(ABORT, 'disk full'); END`
    const fill = async () => {
      const { query } = await outbox.open()
      for (const when of ["insert", "update"]) await query(fail(when))
    }
    const makeRoom = async () => {
      const { query } = await outbox.open()
      for (const when of ["insert", "update"]) await query(`DROP TRIGGER full_${when}`)
    }
    const store = async () => {
      for (let count = 0; count < 5; count += 1)
        await outbox.store("subscribe", { user_email: `${count}@zebra.house` }, {}, new Date(noon))
    }

    test("arrives once, and is on record once there is room", async () => {
      await store()
      const deliver = serverWith([...webhook(), ...mailToAnn()])
      await fill()
      await deliver(noon)
      await deliver(minutes(1))
      expect([receiver.posts.length, mailed()]).toEqual([5, Array(5).fill("ann")])
      await makeRoom()
      await deliver(minutes(2))
      await serverWith([...webhook(), ...mailToAnn()])(minutes(3))
      expect([receiver.posts.length, mailed().length]).toEqual([5, 5])
      expect(outbox.deliveries.filter(({ step }) => step === "webhook")).toEqual(
        Array(5).fill({ step: "webhook", tries: 1, error: null }),
      )
    })

    test("is tried again when it is due, if it fails", async () => {
      await store()
      receiver.status = 500
      const deliver = serverWith(webhook())
      await fill()
      expect(await deliver(noon)).toBe(minutes(1))
      receiver.status = 200
      await deliver(minutes(1))
      expect(receiver.posts).toHaveLength(5)
      await makeRoom()
      await deliver(minutes(2))
      expect(outbox.deliveries).toEqual(Array(5).fill({ step: "webhook", tries: 2, error: null }))
    })

    test("no automatic reply is sent, which could not be counted", async () => {
      await store()
      await fill()
      await expect(serverWith(reply())(noon)).rejects.toThrow("disk full")
      expect(smtp.mails).toEqual([])
    })
  })
})

test("what is dealt with, or in quarantine, is not delivered", async () => {
  await outbox.store("enquiry", enquiry, { suspect: "trap" })
  await serverWith(webhook())(noon)
  await serverWith(reply())(noon)
  expect([receiver.posts, smtp.mails]).toEqual([[], []])
})

describe("the automatic reply", () => {
  const at = (time: number) => new Date(time)
  const store = (form: string, params: object, time = noon) => outbox.store(form, params, along, at(time))

  test("tells the visitor the reference and what happens next, and nothing that leads away", async () => {
    await store("enquiry", { ...enquiry, name: "Buy at pills.example" })
    await serverWith(reply())(noon)
    const [{ subject, text, to, replyTo, headers } = {} as never] = smtp.mails
    expect(to?.map(({ address }) => address)).toEqual(["Zoe@zebra.house"])
    expect(replyTo?.map(({ address }) => address)).toEqual(["ann@zebra.house", "bob@zebra.house"])
    expect(subject).toContain("ACD347")
    expect(text).toContain("ACD347")
    expect(text).toContain(forms.nextSteps.enquiry.steps[0]?.text)
    expect(`${subject} ${text}`).not.toContain("pills")
    expect(headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }))
  })

  test("is sent once an hour to an address, also after a restart", async () => {
    await store("enquiry", enquiry)
    await store("contact", { user_name: "Zoe", user_email: "zoe@ZEBRA.house" }, minutes(1))
    await store("contact", { user_name: "Bob", user_email: "bob@zebra.house" }, minutes(1))
    await serverWith(reply())(minutes(2))
    await store("contact", { user_name: "Zoe", user_email: "zoe@zebra.house" }, minutes(59))
    await serverWith(reply())(minutes(60))
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(["Zoe@zebra.house", "bob@zebra.house"])
    await store("contact", { user_name: "Zoe Marsh", user_email: "zoe@zebra.house" }, minutes(63))
    await serverWith(reply())(minutes(63))
    expect(smtp.mails).toHaveLength(3)
  })

  test.each([
    ["zoe+1@zebra.house", "zoe+2@zebra.house"],
    ["victim@bücher.example", "victim@XN--BCHER-KVA.example."],
    ["vic\u00adtim@zebra.house", "victim@zebra.house\u200b"],
    ["v.ictim@gmail.com", "victim+x@gmail.com"],
    ["victim@gmail.com", "victim@googlemail.com"],
  ])("takes %s and %s for one mailbox", async (one, other) => {
    await store("subscribe", { user_email: one })
    await store("subscribe", { user_email: other })
    await serverWith(reply())(noon)
    expect(smtp.mails).toHaveLength(1)
  })

  /** Stores an entry that is due, and as many as this to which the reply was sent at a time. */
  const storeAfter = async (count: number, time: number) => {
    const { query } = await outbox.open()
    await store("subscribe", { user_email: "cid@zebra.house" })
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
    await query(
      `${numbers} INSERT INTO entries (id, received, submission, repeat_key, sender_key)
       SELECT n, received, submission, n, n % 3 FROM numbers, entries WHERE id = $1`,
      [outbox.entries[0]?.id ?? ""],
    )
    await query(`${numbers} INSERT INTO deliveries (entry, step, tries, at) SELECT n, 'reply', 1, $1 FROM numbers`, [
      new Date(time).toISOString(),
    ])
  }

  test("is sent to sixty mailboxes an hour", async () => {
    await storeAfter(59, minutes(-1))
    await store("subscribe", { user_email: "bob@zebra.house" })
    await serverWith(reply())(noon)
    expect(smtp.mails).toHaveLength(1)
    await store("subscribe", { user_email: "ann@zebra.house" }, minutes(61))
    await serverWith(reply())(minutes(61))
    expect(smtp.mails).toHaveLength(2)
  })

  test("is as quick to look up among thousands of entries", async () => {
    await storeAfter(20_000, minutes(-120))
    const started = performance.now()
    for (let count = 0; count < 5; count += 1) await store("subscribe", { user_email: `${count}@zebra.house` })
    await serverWith(reply())(noon)
    expect(smtp.mails).toHaveLength(6)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test("is not sent after a day, without an address, and for a form that the site does not have", async () => {
    await store("enquiry", enquiry)
    await store("enquiry", { ...enquiry, email: "zoe@zebra.house, eve@zebra.house" }, minutes(1440))
    await store("other", { user_email: "eve@zebra.house" }, minutes(1440))
    await serverWith(reply())(minutes(1440))
    expect(smtp.mails).toEqual([])
  })

  test("is off, unless it is set, as is each way of delivery", () => {
    const mail = { SMTP_URL: urls.smtp, LEADS_FROM: "a@zebra.house", LEADS_TO: "b@zebra.house" }
    const webhook = { LEADS_WEBHOOK: urls.webhook, LEADS_WEBHOOK_SECRET: receiver.secret }
    const steps = (settings: NodeJS.ProcessEnv) =>
      openWays(leadSettings(settings)).flatMap(({ channels }) => channels.map(({ step }) => step))
    expect(steps({})).toEqual([])
    expect(steps({ ...mail, ...webhook })).toEqual(["mail b@zebra.house", "webhook"])
    expect(steps({ ...mail, LEADS_REPLY: "on" })).toEqual(["mail b@zebra.house", "reply"])
  })
})
