/** @jest-environment node */
import { readFileSync } from "node:fs"
import { OutboxCommand } from "./OutboxCommand"
import { TestOutbox } from "./TestOutbox"

const command = new OutboxCommand()
afterAll(() => command.dispose())

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
})
afterEach(() => outbox.dispose())

const run = async (...options: string[]) => (await command.run(outbox.folder, options)).shown
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
  await run("--done", String(outbox.entries[1]?.id))
  expect(await run("--open")).toContain("0 entries")
})

test("CSV has a column for each field, and no formula that a spreadsheet would run", async () => {
  await outbox.store("contact", { ...ann, message: '=HYPERLINK("x")', countryCode: "+44", "a.b": 'two\n"lines"' })
  await outbox.store("x", { "=1+1": "-2", package: "@SUM" }, { reference: "ACD347" })
  const csv = await run("--csv")
  const [header = "", first, ...rest] = csv.split("\n")
  expect(header).toMatch(/^\uFEFFreceived,form,reference,done,user_name,.*,a\.b,.*'=1\+1/)
  expect(first).toContain(`Ann,ann@zebra.house,"'=HYPERLINK(""x"")",'+44,"two`)
  expect(rest.join("\n")).toMatch(/,ACD347,no,.*,'-2,'@SUM$/m)
})

describe("what has not arrived", () => {
  const webhook = {
    LEADS_WEBHOOK: "https://zebra.house/leads",
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
  }
  const undelivered = (env: NodeJS.ProcessEnv) => command.run(outbox.folder, ["--undelivered"], env)
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
    expect((await undelivered({})).shown).toContain("neither mail nor a webhook is set up")
    await run("--done", String(outbox.entries[0]?.id))
    expect((await undelivered({})).code).toBe(0)
  })
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
  expect(await run("--erase", "nobody@zebra.house")).toMatch(/^Erased 0 entries\./)
})

test("purging removes what is older than the data says, and quarantine after 30 days", async () => {
  const now = new Date()
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths)
  const hour = 3_600_000
  await outbox.store("contact", ann, {}, new Date(limit.getTime() - hour))
  await outbox.store("contact", bob, {}, new Date(limit.getTime() + hour))
  await outbox.store("contact", ann, { suspect: "trap" }, new Date(daysAgo(30).getTime() - hour))
  await outbox.store("contact", bob, { suspect: "trap" }, new Date(daysAgo(30).getTime() + hour))
  expect(await run("--purge")).toMatch(/^Deleted 2 entries/)
  expect(names()).toEqual(["Bob"])
  expect(outbox.quarantine.map(({ template_params }) => template_params.user_name)).toEqual(["Bob"])
  await run("--purge")
  expect(outbox.removals).toEqual([
    { why: "purged", count: 2 },
    { why: "purged", count: 0 },
  ])
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

test("a change that a filter cannot narrow changes nothing", async () => {
  await outbox.store("contact", ann)
  await outbox.store("subscribe", ann)
  const told = await command.run(outbox.folder, ["--erase", "ann@zebra.house", "--form", "subscribe"])
  expect([told.code, told.errors]).toEqual([2, "--erase cannot be combined with --form.\n"])
  expect(outbox.entries).toHaveLength(2)
})

test.each([
  [["--erase"], 2, /--erase/],
  [["--erase", ""], 2, /not an e-mail address/],
  [["--consent", "Ann"], 2, /not an e-mail address/],
  [["--unknown"], 2, /--undelivered/],
  [["--form", "order"], 2, /no form order; the forms are enquiry/],
  [["--since", "yesterday"], 2, /write it like 2026-11-24/],
  [["--since", "1"], 2, /write it like 2026-11-24/],
  [["--purge", "--done", "ACD347"], 2, /--done cannot be combined with --purge/],
  [["--undelivered", "--csv"], 2, /--undelivered cannot be combined with --csv/],
  [["--done", "ACD347"], 1, /nothing with the reference ACD347/],
  [["--release", "ACD347"], 1, /Nothing in quarantine/],
])("a call that cannot work is told: %j", async (options, code, message) => {
  const told = await command.run(outbox.folder, options)
  expect([told.code, told.errors]).toEqual([code, expect.stringMatching(message)])
})
