/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import path from "node:path"
import { Readable } from "node:stream"
import { text as readAll } from "node:stream/consumers"
import { contextText, leadNames } from "../../src/forms/leadNames"
import { mailPath } from "../../src/hosting/endpointPaths"
import { addressIn } from "../../src/server/outbox/addressIn"
import { errorLine } from "../../src/server/outbox/errorLine"
import { outboxCsv } from "../../src/server/outbox/outboxCsv"
import { outboxTable } from "../../src/server/outbox/outboxTable"
import { siteServer } from "../../src/server/siteServer"
import { decodePath, plainAddress } from "../../src/site/plainAddress"
import { temporaryFolder } from "../support/temporaryFolder"
import { posted } from "./outbox/TestOutbox"

const MEGABYTE = 1_048_576

/** Far more than a busy machine needs; what grows with the square of a megabyte takes minutes. */
const MAX_MS = 5_000

/** What patterns may search again and again. */
const repeated = {
  blanks: " ",
  tabs: "\t",
  commas: ",",
  semicolons: ";",
  slashes: "/",
  dots: ".",
  quotes: '"',
  "at signs": "@",
  "equals signs": "=",
  percents: "%2f",
  "marks to compose": "\u0300\u0323",
  "letters and blanks": "a ",
} as const
const kinds = Object.keys(repeated) as (keyof typeof repeated)[]

const textOf = (kind: keyof typeof repeated, bytes: number) => {
  const piece = repeated[kind]
  return `a${piece.repeat(bytes / Buffer.byteLength(piece))}b`
}

const root = temporaryFolder()
const site = path.join(root, "site")
let server: Server
let port: number
beforeAll(async () => {
  mkdirSync(site)
  for (const name of ["index.html", "404.html", "app.js", "app.js.br"]) writeFileSync(path.join(site, name), "x")
  process.env.OUTBOX_DIR = path.join(root, "outbox")
  process.env.OUTBOX_RATE = "100000"
  server = siteServer(site).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  for (const name of ["OUTBOX_DIR", "OUTBOX_RATE"]) delete process.env[name]
})

/** Sends what no client library would. @returns the status; undefined if the connection was closed before an answer */
const send = (request: string) =>
  new Promise<number | undefined>((resolve) => {
    let answered = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(request, "latin1"))
    socket.on("data", (chunk) => {
      answered += chunk.toString("latin1")
    })
    // The rest of a request that was refused finds nobody.
    socket.on("error", () => {})
    socket.on("close", () => resolve(Number(answered.split(" ")[1]) || undefined))
  })

const get = (address: string, fields = "") =>
  send(`GET ${address} HTTP/1.1\r\nHost: zebra.house\r\n${fields}Connection: close\r\n\r\n`)

const post = (params: object, fields = "") => {
  const body = Buffer.from(JSON.stringify(posted("contact", params))).toString("latin1")
  const head = `POST ${mailPath} HTTP/1.1\r\nHost: zebra.house\r\nContent-Type: application/json\r\n${fields}`
  return send(`${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`)
}

/** The times that another visitor waits for a page, one after the other, until something is done. */
const waitsDuring = async (done: Promise<unknown>) => {
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  const waits: number[] = []
  do {
    const started = performance.now()
    expect(await get("/")).toBe(200)
    waits.push(performance.now() - started)
  } while (!isDone)
  return waits
}

/** Expects that all are answered, while another visitor gets pages. */
const expectHarmless = async (send: () => Promise<unknown>) => {
  const sending = send()
  const waits = await waitsDuring(sending)
  await sending
  const longest = Math.max(...waits)
  expect(longest).toBeLessThan(MAX_MS)
}

const headers = ["Accept-Encoding", "If-None-Match", "If-Match", "If-Modified-Since", "If-Range", "Range", "Cookie"]
const postHeaders = ["Content-Type", "X-Forwarded-For", "Origin", "Accept-Encoding"]

describe.each(kinds)("a megabyte of %s", (kind) => {
  const large = () => Buffer.from(textOf(kind, MEGABYTE)).toString("latin1")
  const small = (bytes: number) => Buffer.from(textOf(kind, bytes)).toString("latin1")

  test("in a header is refused, and as much as is allowed is answered in any", () =>
    expectHarmless(async () => {
      expect([undefined, 431, 400]).toContain(await get("/app.js", `${headers[0]}: ${large()}\r\n`))
      for (const header of headers)
        expect(await get("/app.js", `${header}: ${small(15_000)}\r\n`)).toBeGreaterThanOrEqual(200)
      for (const header of postHeaders)
        expect([200, 400]).toContain(await post({ message: kind }, `${header}: ${small(15_000)}\r\n`))
    }))

  test("in an address is refused, and as much as is allowed is answered", () =>
    expectHarmless(async () => {
      for (const address of [large(), encodeURI(textOf(kind, MEGABYTE))])
        for (const whole of [`/${address}`, `/?${address}`])
          expect([undefined, 414, 431, 400]).toContain(await get(whole))
      for (const address of [`/${encodeURI(textOf(kind, 2_000))}`, `/?${encodeURI(textOf(kind, 2_000))}`])
        expect(await get(address)).toBeGreaterThanOrEqual(200)
    }))

  test("in a form is refused, and as much as is allowed is taken in any field or value of a context", () =>
    expectHarmless(async () => {
      expect(await post({ message: textOf(kind, MEGABYTE) })).toBe(413)
      for (const name of ["message", "user_email", ...leadNames.context.campaign, leadNames.reference])
        expect(await post({ message: kind, [name]: textOf(kind, 18_000) })).toBe(200)
    }))

  test("is looked at once by what takes it from others", async () => {
    const text = textOf(kind, MEGABYTE)
    const entry = { id: "1", received: "2026-11-28T12:00:00Z", ...posted("contact", { message: text }) }
    for (const look of [
      () => contextText("page", text),
      () => plainAddress(`/${text}`),
      () => decodePath(encodeURI(text)),
      () => errorLine(new Error(text)),
      () => addressIn(posted("contact", { user_email: text })),
      () => outboxTable(entry),
      () => readAll(Readable.from(outboxCsv(() => Readable.from([entry])))),
    ]) {
      const started = performance.now()
      await look()
      expect([look.toString(), performance.now() - started < MAX_MS]).toEqual([look.toString(), true])
    }
  })
})

test("an address of more than 8 kB and headers of more than 16 kB are refused by their own statuses", async () => {
  expect(await get(`/${"a".repeat(8_000)}`)).toBe(404)
  expect(await get(`/${"a".repeat(9_000)}`)).toBe(414)
  expect(await get("/", `Cookie: ${"a".repeat(15_000)}\r\n`)).toBe(200)
  expect(await get("/", `Cookie: ${"a".repeat(17_000)}\r\n`)).toBe(431)
  expect(await get("/", "Host: other.house\r\n")).toBe(400)
})

test("a body without end is cut off, and a visitor who hangs up is not told about", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => {})
  const socket = connect(port, "127.0.0.1")
  socket.on("error", () => {}).resume()
  socket.write(
    `POST ${mailPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const closed = new Promise((resolve) => socket.once("close", resolve))
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`
  const write = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on("drain", write)
  write()
  await closed
  const other = connect(port, "127.0.0.1")
  other.write(`POST ${mailPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx`, () => other.destroy())
  await new Promise((resolve) => other.once("close", resolve))
  expect(await get("/")).toBe(200)
  expect(told.mock.calls).toEqual([])
  told.mockRestore()
})
