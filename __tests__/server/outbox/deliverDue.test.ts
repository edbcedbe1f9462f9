/** @jest-environment node */
import type { Channel } from "../../../src/server/outbox/Channel"
import { deliverer } from "../../../src/server/outbox/deliverDue"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { mailWay } from "../../../src/server/outbox/mailWay"
import { openWays } from "../../../src/server/outbox/openWays"
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
beforeEach(async () => {
  outbox = new TestOutbox()
  smtp = new MailServer()
  receiver = new WebhookServer()
  urls = { smtp: await smtp.start(), webhook: await receiver.start() }
})
afterEach(async () => {
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
const mail = (timeout?: number) => mailWay(mailSettings(), false, timeout)[0] as Channel
const reply = () => mailWay(mailSettings(), true)[1] as Channel
const webhook = (timeout?: number) =>
  webhookWay({ LEADS_WEBHOOK: urls.webhook, LEADS_WEBHOOK_SECRET: receiver.secret }, timeout)

/** The server with one channel, started at noon. @returns a function that delivers what is due at a time */
const serverWith = (channel: Channel, startedAt = noon) => {
  let now = noon
  let deliverDue: ReturnType<typeof deliverer> | undefined
  return async (time: number) => {
    now = time
    deliverDue ??= deliverer(await outbox.open(), channel, startedAt, () => now)
    return deliverDue()
  }
}

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
    const [{ subject, text, html, from, to, replyTo, messageId } = {} as never] = smtp.mails
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
  })

  test.each([
    ["email", "zoe@zebra.house\r\nBcc: eve@zebra.house"],
    ["email", "zoe@zebra.house, eve@zebra.house"],
    ["email", "Eve <eve@zebra.house>"],
    ["name", "Zoe\r\nBcc: eve@zebra.house\r\n\r\nother text"],
  ])("gets no header and no recipient from a field (%s: %j)", async (field, value) => {
    await outbox.store("enquiry", { ...enquiry, [field]: value })
    await outbox.store("x\r\nBcc: eve@zebra.house", { ...enquiry, [field]: value })
    await serverWith(mail())(noon)
    expect(smtp.mails).toHaveLength(2)
    for (const { bcc, cc, to, headers, replyTo } of smtp.mails) {
      expect([bcc, cc, to?.length]).toEqual([undefined, undefined, 2])
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
          data: { id: entry?.id, form: "enquiry", ...along, fields: enquiry, consent: entry?.consent },
        },
      },
    ])
  })
})

describe("a delivery that fails", () => {
  const channels = { mail, webhook }
  const arrived = { mail: () => smtp.mails.length, webhook: () => receiver.posts.length }

  test.each<[keyof typeof channels, string, () => void, RegExp]>([
    ["mail", "refuses", () => (smtp.behaviour = "refuses"), /550/],
    ["mail", "asks to try again later", () => (smtp.behaviour = "greylists"), /451/],
    ["mail", "hangs", () => (smtp.behaviour = "hangs"), /never received|timeout/i],
    ["mail", "drops the line half-way", () => (smtp.behaviour = "drops"), /closed|reset|EPIPE/i],
    ["webhook", "answers 500", () => (receiver.status = 500), /status 500/],
    ["webhook", "redirects", () => (receiver.status = 307), /status 307/],
    ["webhook", "hangs", () => (receiver.status = undefined), /timeout/],
  ])("because the %s server %s is tried again until it arrives", async (step, server, fail, reason) => {
    fail()
    await outbox.store("enquiry", enquiry, along)
    expect(await serverWith(channels[step](server === "hangs" ? HANG_MS : undefined))(noon)).toBe(minutes(1))
    const { deliveries } = outbox
    expect(deliveries).toEqual([expect.objectContaining({ step, error: expect.stringMatching(reason) })])
    expect(JSON.stringify(deliveries)).not.toContain("zebra.house")
    smtp.behaviour = "accepts"
    receiver.status = 200
    const deliver = serverWith(channels[step]())
    await deliver(minutes(1) - 1)
    expect(arrived[step]()).toBe(0)
    expect(await deliver(minutes(1))).toBe(Number.POSITIVE_INFINITY)
    await deliver(minutes(1000))
    expect(arrived[step]()).toBe(1)
  })

  test("is tried after 1, 5, 30 minutes, 2 and 12 hours, and once more after a restart", async () => {
    receiver.status = 500
    await outbox.store("enquiry", enquiry, along)
    const deliver = serverWith(webhook())
    const times = [noon]
    for (let next = noon; Number.isFinite(next); times.push(next)) next = await deliver(next)
    const waits = times.slice(1, -1).map((time, index) => (time - (times[index] ?? 0)) / 60_000)
    expect(waits).toEqual([1, 5, 30, 120, 720])
    const later = minutes(2000)
    expect(await serverWith(webhook(), later)(later)).toBe(Number.POSITIVE_INFINITY)
    expect(outbox.deliveries).toEqual([expect.objectContaining({ tries: 7 })])
    receiver.status = 200
    await serverWith(webhook(), later + 1)(later + 1)
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

  test("only to be recorded does not arrive twice", async () => {
    await outbox.store("enquiry", enquiry, along)
    const channel = webhook()
    const { query } = await outbox.open()
    // Nothing can be recorded once it has arrived.
    const send: Channel["send"] = async (entry) => {
      await channel.send(entry)
      await query("CREATE TRIGGER full BEFORE UPDATE ON deliveries BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    }
    const deliver = serverWith({ ...channel, send })
    await expect(deliver(noon)).rejects.toThrow("disk full")
    await query("DROP TRIGGER full")
    await deliver(minutes(1))
    await deliver(minutes(2))
    expect(receiver.posts).toHaveLength(1)
    expect(outbox.deliveries).toEqual([{ step: "webhook", tries: 1, error: null }])
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
    await serverWith(reply(), minutes(60))(minutes(60))
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(["Zoe@zebra.house", "bob@zebra.house"])
    await store("contact", { user_name: "Zoe Marsh", user_email: "zoe@zebra.house" }, minutes(63))
    await serverWith(reply(), minutes(63))(minutes(63))
    expect(smtp.mails).toHaveLength(3)
  })

  test("is not sent after a day, without an address, and for a form that the site does not have", async () => {
    await store("enquiry", enquiry)
    await store("enquiry", { ...enquiry, email: "zoe@zebra.house, eve@zebra.house" }, minutes(1440))
    await store("other", { user_email: "eve@zebra.house" }, minutes(1440))
    await serverWith(reply())(minutes(1440))
    expect(smtp.mails).toEqual([])
  })

  test("is off, unless it is set", () => {
    const env = { SMTP_URL: urls.smtp, LEADS_FROM: "a@zebra.house", LEADS_TO: "b@zebra.house" }
    const steps = (more: object) => openWays(leadSettings({ ...env, ...more })).map(({ step }) => step)
    expect(steps({})).toEqual(["mail"])
    expect(steps({ LEADS_REPLY: "on" })).toEqual(["mail", "reply"])
  })
})
