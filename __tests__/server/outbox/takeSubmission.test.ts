/** @jest-environment node */
import { readFileSync } from "node:fs"
import { readForms } from "../../../src/content/formWords"
import { storeCount } from "../../../src/server/counts/storeCount"
import type { OutboxEntry } from "../../../src/server/outbox/OutboxEntry"
import type { Posted } from "../../../src/server/outbox/posted"
import { takeSubmission } from "../../../src/server/outbox/takeSubmission"
import { posted, TestOutbox } from "./TestOutbox"

jest.mock("../../../src/content/formWords", () => {
  const actual = jest.requireActual("../../../src/content/formWords")
  return { ...actual, readForms: jest.fn(actual.readForms) }
})

let outbox: TestOutbox
beforeEach(() => {
  outbox = new TestOutbox()
  process.env.OUTBOX_DIR = outbox.folder
})
afterEach(() => outbox.dispose())

const take = (form: string, params: object, sent: Partial<Posted> = {}) =>
  takeSubmission({
    ...sent,
    method: "POST",
    forwardedFor: undefined,
    remoteAddress: String(Math.random()),
    body: Buffer.from(JSON.stringify(posted(form, params))),
  })

const contact = {
  user_name: "Ann",
  user_email: "ann@zebra.house",
  message: "Please help me with my essay on zebras. ".repeat(3),
}
const context = { page: "/services/law-assignment", page_name: "Law", arrived_on: "/" }

test("a page of another site cannot send forms; this site's can, and so can browsers that do not say", async () => {
  const statusFrom = async (fetchSite: string | undefined, name: string) =>
    (await take("contact", { ...contact, user_name: name }, { fetchSite })).status
  expect(await statusFrom("cross-site", "Eve")).toBe(403)
  for (const [site, name] of [
    ["same-origin", "Ann"],
    ["same-site", "Bob"],
    ["none", "Cid"],
    [undefined, "Dan"],
  ] as const)
    expect(await statusFrom(site, name)).toBe(200)
  expect(outbox.entries.map(({ template_params }) => template_params.user_name)).toEqual(["Ann", "Bob", "Cid", "Dan"])
})

test("an outbox that has taken its room refuses forms and counts, keeps what it has, and takes more once it has room", async () => {
  process.env.OUTBOX_MAX_MB = "1"
  const logged = jest.spyOn(console, "error").mockImplementation(() => {})
  const statuses: number[] = []
  for (let at = 0; at < 200 && statuses.at(-1) !== 507; at += 1)
    statuses.push((await take("contact", { ...contact, message: `${at} ${"words ".repeat(3000)}` })).status)
  expect(statuses.at(-1)).toBe(507)
  const kept = outbox.entries.length
  expect(kept).toBe(statuses.length - 1)
  expect(kept).toBeGreaterThan(30)
  await expect(storeCount({ day: "2026-11-28", path: "/", event: "Page seen", count: 1 })).rejects.toThrow(
    "OUTBOX_MAX_MB",
  )
  expect((await take("contact", contact)).status).toBe(507)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("OUTBOX_MAX_MB"))
  process.env.OUTBOX_MAX_MB = "2"
  expect((await take("contact", contact)).status).toBe(200)
  expect(outbox.entries).toHaveLength(kept + 1)
  delete process.env.OUTBOX_MAX_MB
  logged.mockRestore()
})

describe("what a form sends along", () => {
  test("stands beside the form's own fields, and every entry has an id of its own", async () => {
    const clicks = { gclid: `Cj0-${"a".repeat(100)}`, gbraid: "0AAA", wbraid: "Ck4", fbclid: "Iw_aem", msclkid: "f89" }
    await take("contact", { ...contact, ...context, ...clicks, utm_source: "news", reference: "ACD347" })
    await take("subscribe", { user_email: "bob@zebra.house" })
    const [first, second] = outbox.entries
    expect(first).toMatchObject({ reference: "ACD347", context: { ...context, ...clicks, utm_source: "news" } })
    expect(first?.template_params).toEqual(contact)
    expect(second).not.toHaveProperty("reference")
    expect(second).not.toHaveProperty("context")
    expect(first?.id).toMatch(/^[\da-f-]{36}$/)
    expect(second?.id).not.toBe(first?.id)
  })

  test("is kept only as the browser makes it", async () => {
    await take("contact", {
      ...contact,
      page: "/law<script>",
      page_name: `Law\r\nBcc: eve@zebra.house ${"x".repeat(100)}`,
      arrived_on: "<>",
      reference: "O0\r\nX1",
      suspect: "nothing",
    })
    const [{ context: kept, ...entry } = {} as OutboxEntry] = outbox.entries
    expect(kept).toEqual({ page: "/lawscript", page_name: expect.stringMatching(/^Law Bcc evezebra\.house x+$/) })
    expect(kept?.page_name?.length).toBeLessThanOrEqual(80)
    expect(entry).not.toHaveProperty("reference")
  })

  test("does not make a repetition another entry", async () => {
    await take("contact", { ...contact, ...context, reference: "ACD347" })
    await take("contact", { ...contact, ...context, page: "/plans", reference: "ACD347" })
    expect(outbox.entries).toHaveLength(1)
  })

  test("makes it another entry if the visitor was told another reference, by which both are found", async () => {
    for (const reference of ["ACD347", "ACD349", "ACD347"]) await take("contact", { ...contact, reference })
    expect(outbox.entries.map(({ reference }) => reference)).toEqual(["ACD347", "ACD349"])
  })

  test("is not enough alone", async () => {
    expect((await take("contact", context)).status).toBe(400)
  })
})

describe("robots", () => {
  test.each([
    ["a filled trap", { suspect: "trap" }, "trap"],
    ["a form sent at once", { suspect: "quick" }, "quick"],
    ["more than two links", { message: "https://a.example http://b.example, www.c.example" }, "links"],
  ])("get the same answer for %s, and go into quarantine", async (_name, params, suspect) => {
    const answers = [await take("contact", contact), await take("contact", { ...contact, ...params })]
    expect(answers[1]).toEqual(answers[0])
    expect(outbox.entries).toHaveLength(1)
    expect(outbox.quarantine).toEqual([expect.objectContaining({ suspect })])
  })

  test("two links are no suspicion", async () => {
    await take("contact", { ...contact, message: "See https://www.a.example and www.b.example for my brief" })
    expect(outbox.quarantine).toEqual([])
  })

  test("many links are no suspicion in a form that the site's own script has judged and sent", async () => {
    const message = "https://a.example/brief https://b.example/rubric https://c.example/example"
    await take("contact", { ...contact, message, reference: "ACD347" })
    await take("contact", { ...contact, message, reference: "ACD349", suspect: "links" })
    expect(outbox.entries.map(({ reference }) => reference)).toEqual(["ACD347"])
    expect(outbox.quarantine.map(({ reference }) => reference)).toEqual(["ACD349"])
  })

  test("the same brief from a whole class is no suspicion", async () => {
    for (const name of ["ann", "bob", "cid", "dan", "eve"])
      await take("contact", { ...contact, user_name: name, user_email: `${name}@zebra.house` })
    expect([outbox.entries.length, outbox.quarantine]).toEqual([5, []])
  })
})

describe("consent", () => {
  const updated = (policy: string) => JSON.parse(readFileSync(`data/policies/${policy}.json`, "utf8")).updated
  const terms = updated("terms-and-conditions")
  const privacy = updated("privacy-policy")

  test("is stored with the words shown, without their links, and the days of terms and privacy policy", async () => {
    await take("enquiry", { email: "ann@zebra.house", termsAccepted: true })
    const { label } = JSON.parse(readFileSync("data/forms.json", "utf8")).enquiry.fields.termsAccepted
    const shown = label.replace(/\[(.*?)\]\(.*?\)/g, "$1")
    expect(outbox.entries[0]?.consent).toEqual({ boxes: [{ label: shown, ticked: true }], terms, privacy })
  })

  test("to offers is stored with the words of its own box", async () => {
    const words = JSON.parse(readFileSync("data/forms.json", "utf8"))
    words.enquiry.offers = "separate"
    jest.mocked(readForms).mockReturnValueOnce(words)
    await take("enquiry", { email: "ann@zebra.house", termsAccepted: true, offersAccepted: false })
    expect(outbox.entries[0]?.consent?.boxes).toEqual([
      { label: words.enquiry.termsAlone.replace(/\[(.*?)\]\(.*?\)/g, "$1"), ticked: true },
      { label: words.enquiry.fields.offersAccepted.label, ticked: false },
    ])
  })

  test("of a box that is not sent is implied by the form, and absent from a form without a box", async () => {
    await take("job", { user_email: "ann@zebra.house" })
    await take("contact", contact)
    expect(outbox.entries.map(({ consent }) => consent?.boxes)).toEqual([
      [{ label: expect.any(String), ticked: true }],
      undefined,
    ])
  })
})

describe("anything that no form of the site sends is refused, and nothing is stored:", () => {
  test.each<[string, string, object]>([
    ["another form", "order", contact],
    ["the name of what every object has", "constructor", contact],
    ["a field of another form", "contact", { ...contact, university: "Ulm" }],
    ["a field of what every object has", "contact", { ...contact, toString: "x" }],
    ["a great many fields", "contact", Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, ""]))],
    ["a field of more than 20 kB", "contact", { ...contact, message: "😀".repeat(5121) }],
  ])("%s", async (_what, form, params) => {
    expect((await take(form, params)).status).toBe(400)
    expect([outbox.entries, outbox.quarantine]).toEqual([[], []])
  })

  test("but a field of 5,000 of the longest characters is stored unchanged", async () => {
    const long = { ...contact, message: "😀".repeat(5000) }
    expect((await take("contact", long)).status).toBe(200)
    expect(outbox.entries[0]?.template_params).toEqual(long)
  })
})

test("a visitor with addresses of a whole network has the limit of one, also in bytes", async () => {
  const from = (remoteAddress: string, params: object) => {
    const body = Buffer.from(JSON.stringify(posted("contact", params)))
    return takeSubmission({ method: "POST", forwardedFor: undefined, remoteAddress, body })
  }
  process.env.OUTBOX_RATE = "3"
  const statuses: number[] = []
  for (const [at, size] of [20_000, 20_000, 20_000, 1].entries())
    statuses.push((await from(`2001:db8:1:2::${at}`, { message: String(at).repeat(size) })).status)
  delete process.env.OUTBOX_RATE
  expect(statuses).toEqual([200, 200, 429, 200])
})

test.each([
  ["a folder that cannot be made", async () => void Object.assign(process.env, { OUTBOX_DIR: "/dev/null/outbox" })],
  ["a disk that is read-only", async () => void (await (await outbox.open()).query("PRAGMA query_only = ON"))],
])("%s is a failure that every visitor sees at once", async (_what, spoil) => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {})
  await spoil()
  const started = performance.now()
  const answers = await Promise.all(["1", "2", "3"].map((message) => take("contact", { ...contact, message })))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500])
  // Less than one wait for another process.
  expect(performance.now() - started).toBeLessThan(10_000)
  logged.mockRestore()
})

test("a full disk is a failure that the visitor sees, and nothing is stored", async () => {
  await take("contact", { ...contact, user_name: "Bob" })
  const { query } = await outbox.open()
  const [{ page_count: pages } = { page_count: 0 }] = await query<{ page_count: number }>("PRAGMA page_count")
  await query(`PRAGMA max_page_count = ${pages}`)
  const logged = jest.spyOn(console, "error").mockImplementation(() => {})
  const long = { ...contact, message: "x".repeat(20_000), package: "x".repeat(20_000) }
  expect((await take("contact", long)).status).toBe(500)
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining("cannot be written"),
    expect.objectContaining({ code: "SQLITE_FULL" }),
  )
  logged.mockRestore()
  expect(outbox.entries).toHaveLength(1)
  await query("PRAGMA max_page_count = 1000000")
  expect((await take("contact", long)).status).toBe(200)
})
