/** @jest-environment node */
import { mkdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { eachEntry, kept } from "../../../src/server/outbox/OutboxEntry"
import { outboxCsv } from "../../../src/server/outbox/outboxCsv"
import { finishEntries } from "../../../src/server/outbox/releaseEntries"
import { MailServer } from "./MailServer"
import { runOutbox } from "./runOutbox"
import { TestOutbox } from "./TestOutbox"
import { WebhookServer } from "./WebhookServer"

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
})
afterEach(() => outbox.dispose())

const run = async (...options: string[]) => (await runOutbox(outbox.folder, options)).shown
/** Marks entries as done, as the command does. */
const finish = async (reference: string) => finishEntries((await outbox.open()).query, reference)
/** What `--csv` prints. */
const csv = async () => {
  const { query } = await outbox.open()
  return text(Readable.from(outboxCsv(() => eachEntry(query, kept))))
}
const names = () => outbox.entries.map(({ template_params }) => template_params.user_name)
const ann = { user_name: "Ann", user_email: "ann@zebra.house" }
const bob = { user_name: "Bob", user_email: "bob@zebra.house" }
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000)
const { retentionMonths } = JSON.parse(readFileSync("data/site.json", "utf8")).leads

test("lists what was received, with filters, and how much is in quarantine", async () => {
  await outbox.store("contact", ann, { reference: "ACD347", context: { page: "/plans" } }, daysAgo(3))
  await outbox.store("job", bob)
  await outbox.store("contact", bob, { suspect: "trap" })
  const all = await run()
  for (const part of ["Ann", "ACD347", "/plans", "Bob", "2 entries", "1 entry in quarantine (--quarantine)"])
    expect(all).toContain(part)
  expect(await run("--form", "job")).not.toContain("Ann")
  expect(await run("--since", daysAgo(1).toISOString().slice(0, 10))).not.toContain("Ann")
  const quarantine = await run("--quarantine")
  expect(quarantine).toContain("suspected: trap")
  expect(quarantine).toContain(outbox.quarantine[0]?.id)
})

test("what is done is no longer open", async () => {
  await outbox.store("contact", ann, { reference: "ACD347" })
  await outbox.store("contact", bob)
  expect(await run("--done", "acd347")).toBe("acd347 is done.\n")
  const open = await run("--open")
  expect([open.includes("Ann"), open.includes("Bob")]).toEqual([false, true])
  await finish(String(outbox.entries[1]?.id))
  expect(outbox.entries.map(({ done }) => done)).toEqual([expect.any(String), expect.any(String)])
})

test("JSON has each entry with its fields, by the same filters", async () => {
  await outbox.store("contact", ann, { reference: "ACD347" })
  await outbox.store("job", bob)
  const listed = JSON.parse(await run("--json", "--form", "contact"))
  expect(listed).toEqual([expect.objectContaining({ reference: "ACD347", template_params: ann })])
})

test("a backup is a whole outbox, which only its owner can read, and replaces no file", async () => {
  await outbox.store("contact", ann, { reference: "ACD347" })
  const copy = new TestOutbox()
  mkdirSync(copy.folder)
  const file = path.join(copy.folder, "outbox.db")
  expect(await run("--backup", file)).toBe(`The outbox is copied to ${file}.\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(copy.entries).toEqual(outbox.entries)
  const again = await runOutbox(outbox.folder, ["--backup", file])
  expect([again.code, again.errors]).toEqual([2, `${file} is there already. Name a new file.\n`])
  copy.dispose()
})

test("what is due is delivered once without a server; what has failed waits until it is due again", async () => {
  const receiver = new WebhookServer()
  const env = { LEADS_WEBHOOK: await receiver.start(), LEADS_WEBHOOK_SECRET: receiver.secret }
  const deliver = () => runOutbox(outbox.folder, ["--deliver"], env)
  await outbox.store("contact", ann, { reference: "ACD347" })
  receiver.status = 500
  expect((await deliver()).errors).toContain("Next try: ")
  await outbox.store("contact", bob)
  receiver.status = 200
  expect(await deliver()).toEqual({ code: 0, shown: "", errors: "" })
  expect(receiver.posts.map(({ body }) => body.data.fields.user_name)).toEqual(["Bob"])
  await receiver.stop()
})

test("CSV has a column for each field, and no formula that a spreadsheet would run", async () => {
  await outbox.store("contact", { ...ann, message: '=HYPERLINK("x")', "a.b": 'two\n"lines"' })
  await outbox.store("x", { "=1+1": "-2", package: "@SUM" }, { reference: "ACD347" })
  const [header = "", first, ...rest] = (await run("--csv")).split("\n")
  expect(header).toMatch(/^\uFEFFreceived,form,reference,done,name,email,phone,.*a\.b,.*'=1\+1/)
  expect(first).toContain(`Ann,ann@zebra.house,,"'=HYPERLINK(""x"")","two`)
  expect(rest.join("\n")).toMatch(/,ACD347,no,.*,'-2,'@SUM$/m)
})

test("CSV has no formula after what some spreadsheets take for the end of a cell", async () => {
  const hostile = `a;=cmd|' /C calc'!A0;b\t@SUM(1)\n+1; -2;"=3;＝4`
  await outbox.store("contact", { ...ann, message: hostile, package: " =5" })
  // Where a cell ends at a semicolon, the doubled quotes are an empty text in front of the formula.
  expect(await csv()).toContain(`"a;'=cmd|' /C calc'!A0;b\t'@SUM(1)\n'+1; '-2;""'=3;'＝4"`)
  expect(await csv()).toContain(", '=5,")
})

test("CSV has a phone number with its code as one text, from which no zero is lost", async () => {
  await outbox.store("contact", { ...ann, mobile: "7911123456", countryCode: "+44" })
  await outbox.store("enquiry", { name: "Bob", number: "0612345678", countryCode: "+39" })
  const sheet = await csv()
  expect(sheet.split("\n")[0]).toMatch(/,phone,/)
  expect(sheet).not.toMatch(/countryCode|mobile|number/)
  expect(sheet).toContain(",(+44) 7911 123456,")
  expect(sheet).toMatch(/,\(\+39\) 06 ?1234 ?5678,/)
})

test.each([
  ["google", "gclid", "Parameters:TimeZone=UTC\nGoogle Click ID"],
  ["microsoft", "msclkid", "Parameters:TimeZone=+0000\nMicrosoft Click ID"],
])("what clicks on ads have brought is a file that %s imports, without personal data", async (network, click, head) => {
  const received = new Date("2026-11-20T13:14:15.678Z")
  await outbox.store("contact", ann, { context: { [click]: "Cj0KCQ_1-x", page: "/plans" } }, received)
  await outbox.store("enquiry", { name: "Bob" }, { context: { fbclid: "Iw" } })
  const columns = "Conversion Name,Conversion Time,Conversion Value,Conversion Currency"
  expect(await run("--conversions", network)).toBe(`${head},${columns}\nCj0KCQ_1-x,Contact,2026-11-20 13:14:15,,\n`)
})

describe("what has not arrived", () => {
  const webhook = {
    LEADS_WEBHOOK: "https://zebra.house/leads",
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
  }
  const undelivered = (env: NodeJS.ProcessEnv) => runOutbox(outbox.folder, ["--undelivered"], env)
  const tell = (error?: string) => outbox.tell("webhook", error)

  test("is listed with the reason, and fails the command", async () => {
    await outbox.store("contact", ann)
    expect(await undelivered(webhook)).toMatchObject({ code: 0, shown: "" })
    await tell("status 500")
    const stuck = await undelivered(webhook)
    expect([stuck.code, stuck.shown]).toEqual([1, expect.stringMatching(/Ann/)])
    expect(stuck.shown).toMatch(/webhook: status 500 \(tried 1 times?, last at /)
    await tell()
    expect((await undelivered(webhook)).code).toBe(0)
  })

  test("may be a matter of settings, or of a server that does not run", async () => {
    await outbox.store("contact", ann, {}, daysAgo(1))
    expect((await undelivered(webhook)).shown).toContain("is the server running")
    const wrong = await undelivered({ ...webhook, LEADS_WEBHOOK_SECRET: "" })
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining("LEADS_WEBHOOK_SECRET: is missing")])
    expect((await undelivered({})).shown).toContain("no way of delivery is set up, such as mail or a webhook")
    await finish(String(outbox.entries[0]?.id))
    expect((await undelivered({})).code).toBe(0)
  })
})

test("what came into quarantine counts as not arrived for an hour, and until the owner was told", async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  await outbox.store("contact", ann, { suspect: "links", reference: "ACD347" }, hours(2))
  await outbox.store("contact", bob, { suspect: "trap", reference: "ACD349" }, hours(0.5))
  const first = await runOutbox(outbox.folder, ["--undelivered"])
  expect(first).toMatchObject({ code: 1, shown: expect.stringMatching(/ACD347[\s\S]*suspected: links[\s\S]*ACD349/) })
  await (await outbox.open()).query("UPDATE deliveries SET tries = 1, due = NULL WHERE step = 'quarantine'")
  const second = await runOutbox(outbox.folder, ["--undelivered"])
  expect(second).toMatchObject({ code: 1, shown: expect.stringContaining("ACD349") })
  expect(second.shown).not.toContain("ACD347")
})

test("what is released from quarantine is like any other entry", async () => {
  await outbox.store("contact", ann, { suspect: "trap", reference: "ACD347" })
  const { suspect, ...entry } = outbox.quarantine[0] ?? { suspect: "" }
  expect(suspect).toBe("trap")
  expect(await run("--release", "ACD347")).toBe("ACD347 is released.\n")
  expect([outbox.entries, outbox.quarantine]).toEqual([[entry], []])
})

test("erasing removes a person from all files, and leaves the number", async () => {
  await outbox.store("contact", ann)
  await outbox.store("enquiry", { name: "Ann", email: "ANN@zebra.house " })
  await outbox.store("contact", bob)
  await outbox.store("contact", ann, { suspect: "quick" })
  await outbox.tell("mail")
  expect(await run("--erase", "Ann@zebra.house")).toMatch(/^Erased 3 entries\./)
  expect(names()).toEqual(["Bob"])
  expect(outbox.bytes).not.toMatch(/ann@/i)
  expect([outbox.deliveries, outbox.removals]).toEqual([[], [{ why: "erased", count: 3 }]])
})

test("erasing finds an address in every spelling, and names what others have written of it", async () => {
  const eve = "eve@bücher.example"
  const person = (user_email: string, message = "Hello") => outbox.store("contact", { ...bob, user_email, message })
  for (const spelling of [
    "EVE@xn--bcher-kva.example.",
    "e\u00adve@bücher.example\u200b",
    `Eve <${eve}>`,
    `mailto:${eve}`,
  ])
    await person(spelling)
  await outbox.store(
    "contact",
    { ...bob, message: `Please write to my sister (${eve.toUpperCase()})!` },
    { reference: "ACD347" },
  )
  await outbox.store("contact", { ...bob, message: "Not to steve@bücher.example, nor eve@bücher.example.org" })
  const around = [
    `*${eve}*`,
    `«${eve}»`,
    `邮箱${eve}谢谢`,
    `email=eve@xn--bcher-kva.example!!!!`,
    `eve＠bücher.example\n`,
  ]
  for (const [index, message] of around.entries())
    await outbox.store("contact", { ...bob, message }, { reference: `ACD34${index}` })
  expect(await run("--erase", eve)).toMatch(
    /^Erased 4 entries\..*Others mention the address, and were kept: ACD347(?:, ACD34[0-4]){5}\.\n$/,
  )
  expect(outbox.entries.map(({ reference }) => reference).slice(0, 2)).toEqual(["ACD347", undefined])
})

test("one entry is erased by its reference", async () => {
  await outbox.store("contact", ann, { reference: "ACD347" })
  await outbox.store("contact", ann, { reference: "ACD349", suspect: "trap" })
  await outbox.store("contact", bob)
  expect(await run("--erase", "acd349")).toMatch(
    /^Erased 1 entry\. Delete the mails and what the webhook received yourself/,
  )
  expect(await run("--erase", String(outbox.entries[1]?.id))).toMatch(/^Erased 1 entry/)
  expect([names(), outbox.quarantine]).toEqual([["Ann"], []])
})

test("purging removes what has arrived and is older than the data says, and quarantine after 30 days", async () => {
  const now = new Date()
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths)
  const hour = 3_600_000
  await outbox.store("contact", ann, { reference: "ACD347" }, new Date(limit.getTime() - hour))
  await outbox.store("contact", bob, {}, new Date(limit.getTime() + hour))
  await outbox.store("contact", ann, { suspect: "trap" }, new Date(daysAgo(30).getTime() - hour))
  await outbox.store("contact", bob, { suspect: "trap" }, new Date(daysAgo(30).getTime() + hour))
  expect(await run("--purge")).toMatch(/^Deleted 0 entries.* 2 entries kept.*--undelivered/)
  await finish("ACD347")
  await (await outbox.open()).query("UPDATE deliveries SET tries = 1, due = NULL WHERE step = 'quarantine'")
  expect(await run("--purge")).toMatch(/^Deleted 2 entries/)
  expect(names()).toEqual(["Bob"])
  expect(outbox.quarantine.map(({ template_params }) => template_params.user_name)).toEqual(["Bob"])
  expect(outbox.removals).toEqual([
    { why: "purged", count: 0 },
    { why: "purged", count: 2 },
  ])
})

test("purging asks before it takes everything", async () => {
  await outbox.store("contact", ann, { reference: "ACD347" }, new Date(0))
  await finish("ACD347")
  expect(await runOutbox(outbox.folder, ["--purge"])).toMatchObject({
    code: 1,
    errors: expect.stringContaining("add --all"),
  })
  expect(names()).toEqual(["Ann"])
  expect(await run("--purge", "--all")).toMatch(/^Deleted 1 entry/)
})

test("a test reaches each recipient by each way, and says which does not work", async () => {
  const smtp = new MailServer()
  const receiver = new WebhookServer()
  const env = {
    SMTP_URL: await smtp.start(),
    LEADS_FROM: "site@zebra.house",
    LEADS_TO: "ann@zebra.house",
    LEADS_TO_JOB: "hr@zebra.house",
    LEADS_WEBHOOK: await receiver.start(),
    LEADS_WEBHOOK_SECRET: receiver.secret,
  }
  const works = await runOutbox(outbox.folder, ["--test"], env)
  expect(works).toMatchObject({
    code: 0,
    shown: expect.stringMatching(/Mail works[\s\S]*Sent a test by mail\.\nSent a test by a webhook\./),
  })
  expect([smtp.recipients, receiver.posts.map(({ body }) => body.type)]).toEqual([
    ["ann@zebra.house", "hr@zebra.house"],
    ["leads.notice"],
  ])
  smtp.others.set("hr", "refuses")
  receiver.status = 500
  const fails = await runOutbox(outbox.folder, ["--test"], env)
  expect([fails.code, fails.errors]).toEqual([
    1,
    expect.stringMatching(/refuses hr@zebra\.house[\s\S]*a webhook failed: .*500/),
  ])
  await smtp.stop()
  expect(await runOutbox(outbox.folder, ["--test"], env)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("ECONNREFUSED"),
  })
  await receiver.stop()
  expect(await runOutbox(outbox.folder, ["--test"])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Set up mail or a webhook/),
  })
})

test("consent of an address is listed with its words and days", async () => {
  await outbox.store("enquiry", { email: "ann@zebra.house", termsAccepted: true })
  await outbox.store("enquiry", { email: "bob@zebra.house", termsAccepted: true })
  const history = await run("--consent", "Ann@zebra.house")
  const { boxes, terms } = outbox.entries[0]?.consent ?? { boxes: [] }
  expect(history).toContain(`Agreed: “${boxes[0]?.label}”`)
  expect(history).toContain(`Terms of ${terms}`)
  expect(history.match(/enquiry/g)).toHaveLength(1)
  expect(await run("--consent", "cid@zebra.house")).toBe("There is nothing from cid@zebra.house.\n")
})

test("nothing that is listed can alter the terminal", async () => {
  await outbox.store("contact\u001b[31m", ann)
  expect(await run("--consent", "ann@zebra.house")).toContain("contact\\u{1b}[31m")
  expect(await run()).not.toContain("\u001b[31m")
})

test.each([
  [["--erase", ""], 2, /neither an e-mail address nor a reference/],
  [["--erase", "ACD347"], 1, /nothing with the reference ACD347/],
  [["--all"], 2, /--all belongs to --purge/],
  [["--consent", "Ann"], 2, /not an e-mail address/],
  [["--unknown"], 2, /--undelivered/],
  [["--form", "order"], 2, /no form order; the forms are enquiry/],
  [["--since", "1"], 2, /write it like 2026-11-24/],
  [["--erase", "ann@zebra.house", "--form", "subscribe"], 2, /^--erase cannot be combined with --form\.\n$/],
  [["--conversions", "meta"], 2, /no file for meta; write --conversions google or --conversions microsoft/],
  [["--undelivered", "--csv"], 2, /--undelivered cannot be combined with --csv/],
  [["--done", "ACD347"], 1, /nothing with the reference ACD347/],
  [["--release", "ACD347"], 1, /Nothing in quarantine/],
])("a call that cannot work is told, and changes nothing: %j", async (options, code, message) => {
  await outbox.store("subscribe", ann)
  const told = await runOutbox(outbox.folder, options)
  expect([told.code, told.errors]).toEqual([code, expect.stringMatching(message)])
  expect(outbox.entries).toHaveLength(1)
})
