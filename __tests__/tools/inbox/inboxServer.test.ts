/** @jest-environment node */
import { once } from "node:events"
import { request } from "node:http"
import type { AddressInfo } from "node:net"
import { parse } from "csv-parse/sync"
import { addCounts } from "../../../src/server/counts/addCounts"
import { leadSettings } from "../../../src/server/outbox/leadSettings"
import { ownersClock } from "../../../src/server/outbox/ownersClock"
import { inboxServer } from "../../../tools/inbox/inboxServer"
import { attribute, StaticPage, textOf } from "../../e2e/StaticPage"
import { hostileStrings } from "../../hostile/hostileStrings"
import { TestOutbox } from "../../server/outbox/TestOutbox"
import { site } from "../../support/siteContent"

let outbox: TestOutbox
let server: ReturnType<typeof inboxServer>["server"]
let port: number
let cookie: string

interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Asks the inbox as a browser does that has the key, unless other headers are given. */
const ask = async (path: string, { method = "GET", headers, body }: Asked = {}) => {
  const own = { Host: `127.0.0.1:${port}`, ...(cookie && { Cookie: cookie }), ...headers }
  const sent = request({ port, path, method, headers: own }).end(body)
  const [answer] = await once(sent, "response")
  let text = ""
  for await (const chunk of answer) text += chunk
  return { status: answer.statusCode as number, headers: answer.headers as Record<string, string>, text }
}

const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams(values).toString()
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) }
  return ask(path, { method: "POST", body, headers: { Origin: `http://127.0.0.1:${port}`, ...form, ...headers } })
}

const pageAt = async (path: string) => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  return new StaticPage(text)
}

beforeEach(async () => {
  outbox = new TestOutbox()
  const inbox = inboxServer({
    database: await outbox.open(),
    settings: leadSettings({}),
    pagesSheet: async () => "<!doctype html><title>Which page to change</title>",
  })
  ;({ server } = inbox)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  ;({ port } = server.address() as AddressInfo)
  cookie = ""
  const { status, headers } = await ask(`/?key=${inbox.key}`)
  expect([status, headers.location]).toEqual([303, "/"])
  cookie = String(headers["set-cookie"]).split(";")[0] ?? ""
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  outbox.dispose()
})

const message = (name: string, text = "Hello") => ({
  user_name: name,
  user_email: `${name.toLowerCase()}@zebra.house`,
  mobile: "7911123456",
  countryCode: "+44",
  message: text,
})

const day = (date: string) => new Date(`${date}T12:00:00Z`)

/** The names that a list shows, in order. */
const namesAt = async (path: string) => {
  const page = await pageAt(path)
  return page
    .all("li")
    .flatMap((item) => page.within(item, "h2"))
    .map((heading) => page.within(heading, "a")[0])
    .map((link) => (link && attribute(link, "href")) ?? "")
    .map((href) => outbox.entries.concat(outbox.quarantine).find(({ id }) => href === `/entry/${id}`))
    .map((entry) => String(entry?.template_params.user_name ?? entry?.template_params.name))
}

describe("nobody else gets in", () => {
  const asked: [string, string, Asked][] = [
    ["without the key", "/", { headers: { Cookie: "" } }],
    ["with another key", "/", { headers: { Cookie: "inbox=1" } }],
    ["with another key in the address", `/?key=${"0".repeat(64)}`, { headers: { Cookie: "" } }],
    ["by another name of this machine", "/", { headers: { Host: "evil.example" } }],
    ["from a page of another site", "/done", { method: "POST", headers: { Origin: "https://evil.example" } }],
    ["by a form without an origin", "/done", { method: "POST" }],
  ]
  test.each(asked)("%s", async (_, path, how) => {
    await outbox.store("contact", message("Ann"))
    const before = outbox.bytes
    const { status, text } = await ask(path, how)
    expect([403, 421]).toContain(status)
    expect(text).not.toContain("Ann")
    expect(outbox.bytes).toBe(before)
  })

  test("what visitors have typed can run nothing, and no page keeps it", async () => {
    const { headers } = await ask("/")
    expect(headers["content-security-policy"]).toContain("default-src 'none'")
    expect(headers["content-security-policy"]).not.toContain("script-src")
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
  })

  test("no address that is only read changes anything", async () => {
    await outbox.store("contact", message("Ann"))
    await outbox.store("contact", message("Rob"), { suspect: "trap" })
    const [{ id = "" } = {}] = outbox.entries
    const before = [outbox.entries, outbox.quarantine]
    for (const path of ["/", "/done", "/release", "/erase", `/entry/${id}`, `/erase/${id}`, "/sources", "/export.csv"])
      await ask(path)
    expect([outbox.entries, outbox.quarantine]).toEqual(before)
  })
})

describe("the list", () => {
  beforeEach(async () => {
    await outbox.store("contact", message("Ann", "About torts"), { reference: "ACD347" }, day("2026-11-01"))
    await outbox.store(
      "job",
      message("Bob", "ÉLODIE’s thesis"),
      { context: { page: "/career/ACW" } },
      day("2026-11-02"),
    )
    await outbox.store("contact", message("Eve"), { suspect: "trap" }, day("2026-11-03"))
  })

  test.each([
    ["/", ["Bob", "Ann"]],
    ["/?state=suspect", ["Eve"]],
    ["/?form=job", ["Bob"]],
    ["/?since=2026-11-02", ["Bob"]],
    ["/?until=2026-11-01", ["Ann"]],
    ["/?since=2026-11-01&until=2026-11-02", ["Bob", "Ann"]],
    ["/?page=%2Fcareer%2FACW", ["Bob"]],
    ["/?words=TORTS", ["Ann"]],
    ["/?words=thesis+bob", ["Bob"]],
    ["/?words=thesis+ann", []],
    ["/?words=elodie%27s", ["Bob"]],
    ["/?words=template_params", []],
    ["/?words=acd347", ["Ann"]],
    ["/?words=%25", []],
    ["/?state=nonsense&sheet=-1", ["Bob", "Ann"]],
  ])("%s shows %j, newest first", async (path, names) => {
    expect(await namesAt(path)).toEqual(names)
  })

  test("goes on with older entries", async () => {
    for (let at = 0; at < 55; at++) await outbox.store("contact", message(`N${at}`), {}, day("2026-11-04"))
    expect(await namesAt("/")).toHaveLength(50)
    expect(await namesAt("/?sheet=2")).toEqual(expect.arrayContaining(["Bob", "Ann"]))
  })

  test("has the days of the owner's clock", async () => {
    const late = "2026-11-05T20:00:00Z"
    await outbox.store("contact", message("Gus"), {}, new Date(late))
    const own = new Intl.DateTimeFormat("sv", { timeZone: site.leads.timeZone }).format(new Date(late))
    expect(await namesAt(`/?since=${own}&until=${own}`)).toEqual(["Gus"])
    const { moment } = ownersClock()
    expect((await pageAt("/")).all("time").map(textOf)).toContain(moment(late))
  })

  test("is saved as a spreadsheet as it is shown", async () => {
    const { headers, text } = await ask("/export.csv?form=job")
    expect(headers["content-type"]).toContain("text/csv")
    const rows: object[] = parse(text, { columns: true, bom: true })
    expect(rows).toEqual([expect.objectContaining({ form: "job" })])
  })
})

describe("an entry", () => {
  const store = async (params: object = message("Ann", "One\nTwo"), along = {}) => {
    await outbox.store("contact", params, { reference: "ACD347", context: { page: "/plans" }, ...along })
    const [{ id = "" } = {}] = outbox.entries.concat(outbox.quarantine)
    return id
  }

  test("is answered in the owner's mail program or by WhatsApp, with the reference and what was written", async () => {
    const page = await pageAt(`/entry/${await store()}`)
    const links = page.values("a", "href")
    const mail = new URL(String(links.find((href) => href.startsWith("mailto:"))))
    expect(decodeURIComponent(mail.pathname)).toBe("ann@zebra.house")
    expect(mail.searchParams.get("subject")).toContain("ACD347")
    expect(mail.searchParams.get("body")).toContain("> One\n> Two")
    expect(links).toEqual(
      expect.arrayContaining(["tel:+447911123456", "https://wa.me/447911123456", `${site.url}/plans`]),
    )
    expect(links.some((href) => href.includes("phone=447911123456"))).toBe(true)
  })

  test("is done, and then no longer among the open ones", async () => {
    const id = await store()
    expect((await post("/done", { id })).status).toBe(303)
    expect(outbox.entries[0]?.done).toBeDefined()
    expect([await namesAt("/"), await namesAt("/?state=done")]).toEqual([[], ["Ann"]])
    await post("/reopen", { id })
    expect([await namesAt("/"), await namesAt("/?state=done")]).toEqual([["Ann"], []])
  })

  test("tells what became of it: what has failed and when, and nothing of what is not sent", async () => {
    const id = await store()
    const { query } = await outbox.open()
    const told = async () => (await pageAt(`/entry/${id}`)).all("div").map(textOf)
    expect((await pageAt(`/entry/${id}`)).text).toContain("It was sent to nobody")
    await outbox.tell("mail", "550 no such user", new Date("2026-11-01T12:00:00Z"))
    await query("INSERT INTO deliveries (entry, step, at) VALUES ($1, 'mail hr@zebra.house', '2026-11-01')", [id])
    const failed = `failed ${ownersClock().moment("2026-11-01T12:00:00Z")}`
    expect(await told()).toContainEqual(expect.stringMatching(new RegExp(`^Mail${failed}.*550 no such user$`)))
    expect((await told()).join()).not.toMatch(/hr@zebra|webhook|reply/i)
  })

  test("that was set aside is released, and then delivered", async () => {
    const id = await store(message("Ann"), { suspect: "trap" })
    await post("/release", { id })
    expect([outbox.entries.length, outbox.quarantine.length]).toEqual([1, 0])
    const { query } = await outbox.open()
    expect(await query("SELECT 1 FROM deliveries WHERE entry = $1 AND due IS NOT NULL", [id])).not.toEqual([])
  })

  test("is erased with all that its visitor has sent, once the address was typed", async () => {
    const id = await store()
    await outbox.store("subscribe", { user_email: "ANN@zebra.house" })
    await outbox.store("contact", message("Bob", "My friend is ann@zebra.house"))
    const { text } = await ask(`/erase/${id}`)
    // What goes, and what only mentions the address.
    const page = new StaticPage(text)
    expect(page.all("ul").map((list) => page.within(list, "li").length)).toEqual([2, 1])
    const wrong = await post("/erase", { id, word: "bob@zebra.house" })
    expect(wrong.headers.location).toBe(`/erase/${id}?wrong=yes`)
    expect(outbox.entries).toHaveLength(3)
    const { headers } = await post("/erase", { id, word: "ann@zebra.house" })
    const told = (await pageAt(String(headers.location))).all("p").map(textOf)
    expect(told).toContainEqual(expect.stringMatching(/^Erased 2 entries\. Delete the mails/))
    expect(outbox.entries.map(({ template_params: params }) => params.user_name)).toEqual(["Bob"])
    expect(outbox.bytes).not.toContain("One\\nTwo")
  })

  test("that is gone is told", async () => {
    expect((await ask("/entry/gone")).status).toBe(404)
    expect((await post("/done", { id: "gone" })).status).toBe(404)
  })

  test("makes no element of what was typed, nor do the list and the sources", async () => {
    const tagsAt = async (path: string) => (await pageAt(path)).everything.map(({ tagName }) => tagName)
    const from = (label: string) => ({ context: { page: label, utm_campaign: label } })
    for (let at = 0; at <= 50; at += 1) await outbox.store("contact", message(`N${at}`), from("/plans"))
    const pages = [`/entry/${outbox.entries[0]?.id}`, "/", "/?sheet=2", "/sources"]
    const known = new Set((await Promise.all(pages.map(tagsAt))).flat())
    for (const typed of hostileStrings)
      await outbox.store(
        "contact",
        Object.fromEntries(Object.keys(message("")).map((name) => [name, typed])),
        from(typed),
      )
    const hostile = outbox.entries.slice(51)
    expect(hostile).toHaveLength(hostileStrings.length)
    for (const { id, template_params } of hostile) {
      pages.push(`/entry/${id}`)
      for (const link of (await pageAt(`/entry/${id}`)).values("a", "href"))
        expect([template_params.user_name, link.replace(site.url, "")]).toEqual([
          template_params.user_name,
          expect.stringMatching(/^(?:\/|mailto:|tel:|https:\/\/(?:api\.whatsapp\.com|wa\.me)\/)/),
        ])
    }
    for (let sheet = 3; sheet <= Math.ceil(outbox.entries.length / 50); sheet += 1) pages.push(`/?sheet=${sheet}`)
    for (const path of pages) expect([path, (await tagsAt(path)).filter((tag) => !known.has(tag))]).toEqual([path, []])
  })
})

test("without a way of delivery that is told once, and nothing counts as not arrived", async () => {
  await outbox.store("contact", message("Ann"), {}, day("2026-01-01"))
  const page = await pageAt("/")
  const told = page.all("p").map(textOf)
  expect(told.filter((text) => text.includes("no way of delivery is set up"))).toHaveLength(1)
  expect(page.all("a").map(textOf)).toContain("Not arrived 0")
  expect(await namesAt("/?state=undelivered")).toEqual([])
})

test("sources and campaigns are added up, with the pages that they led to", async () => {
  const from = (utm_campaign: string, arrived_on: string) => ({ context: { utm_campaign, arrived_on, page: "/plans" } })
  await outbox.store("contact", message("Ann"), from("spring", "/blogs"))
  await outbox.store("contact", message("Bob"), from("spring", "/blogs"))
  await outbox.store("contact", message("Cid"), from("spring", "/uk"))
  await outbox.store("contact", message("Dan"), { context: { arrived_from: "search.example", arrived_on: "/uk" } })
  const { query } = await outbox.open()
  const count = { day: new Date().toISOString().slice(0, 10), event: "Visit" }
  await addCounts(query, [
    { ...count, path: "/blogs", detail: "spring", count: 40 },
    { ...count, path: "/plans", detail: "spring", count: 7 },
    { ...count, path: "/", count: 5 },
    { ...count, event: "Page seen", path: "/", count: 90 },
  ])
  const page = await pageAt("/sources")
  const [, ...rows] = page.all("tr").map((row) => [...page.within(row, "th"), ...page.within(row, "td")].map(textOf))
  expect(rows).toEqual([
    ["spring/blogs (40 visits, 2 sent), /uk (1 sent), /plans (7 visits)", "47", "3", "0"],
    ["search.example/uk (1 sent)", "0", "1", "0"],
    ["Direct, or not known/ (5 visits)", "5", "0", "0"],
  ])
})
