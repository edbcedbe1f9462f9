import { expect, test } from "@playwright/test"
import { headers } from "../../../src/hosting/headers"
import { Server } from "../enquiries/Server"
import { ask } from "../hosting/ask"
import { kinds, WebServer } from "./WebServer"

const rate = 3
const address = "/api/v1.0/email/send"

const form = (message: string) =>
  JSON.stringify({
    lib_version: "4.4.1",
    user_id: "built-in",
    service_id: "contact",
    template_id: "contact",
    template_params: { message },
  })

for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
  test.describe(`${kind}, before the built-in mail endpoint,`, () => {
    test.describe.configure({ mode: "serial" })
    const mail = new Server(rate, true)
    let server: WebServer

    test.beforeAll(async () => {
      test.setTimeout(120_000)
      await mail.start()
      server = new WebServer(kind, `127.0.0.1:${mail.port}`)
      await server.start()
    })
    test.afterAll(async () => {
      await server.stop()
      await mail.end()
    })

    const send = (body: string, from: string, fields: Record<string, string> = {}) =>
      ask(
        server.origin,
        address,
        { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...fields },
        { method: "POST", body, from },
      )

    test("passes a long form on unchanged, and answers with the usual headers", async () => {
      const message = "é\u202e😀 a page and more ".repeat(700)
      const answer = await send(form(message), "127.0.0.2")
      expect([answer.status, answer.body.toString()]).toEqual([200, "OK"])
      for (const [name, value] of Object.entries(headers()))
        expect(answer.headers[name.toLowerCase()], name).toBe(value)
      expect(mail.received.map(({ template_params }) => template_params.message === message)).toEqual([true])
    })

    test("passes on the endpoint's refusals", async () => {
      expect((await send("{}", "127.0.0.3")).status).toBe(400)
      const asked = await ask(server.origin, address)
      expect([asked.status, asked.headers.allow]).toEqual([405, "POST"])
    })

    test("refuses a form that is too large", async () => {
      const before = mail.received.length
      expect((await send(form("x".repeat(1_100_000)), "127.0.0.4")).status).toBe(413)
      expect(mail.received).toHaveLength(before)
    })

    test("distinguishes visitors by the address that it sees itself, whatever they claim", async () => {
      const claims = ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]
      const statuses: number[] = []
      for (const claim of claims)
        statuses.push((await send(form(claim), "127.0.0.5", { "x-forwarded-for": claim })).status)
      expect(statuses).toEqual([200, 200, 200, 429])
      expect((await send(form("somebody else"), "127.0.0.6")).status).toBe(200)
    })

    test("does not reveal the endpoint's software, and lets no other site read its answers", async () => {
      const { status, headers: fields } = await ask(server.origin, address)
      expect([status, fields["x-powered-by"], fields["access-control-allow-origin"]]).toEqual([
        405,
        undefined,
        undefined,
      ])
    })

    test("reports a failure while the endpoint is down", async () => {
      await mail.kill()
      const answer = await send(form("to nobody"), "127.0.0.7")
      expect(answer.status).toBe(502)
      expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    })

    test("passes nothing else on to the endpoint", async () => {
      for (const other of ["/api/v1.0/email/send/", "/api/v1.0/email", "/api/"])
        expect((await ask(server.origin, other)).status, other).toBe(404)
    })
  })

test.describe("the built-in mail endpoint", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 })
  const other = "127.0.0.2"
  const isReached = (port: number) =>
    ask(`http://${other}:${port}`, address).then(
      ({ status }) => status === 405,
      () => false,
    )

  for (const [host, reached, listens] of [
    ["", false, "only where a proxy on its own machine finds it"],
    ["0.0.0.0", true, "on every address where SERVER_HOST says so"],
  ] as const)
    test(`listens ${listens}`, async () => {
      const mail = new Server(rate, true, host)
      await mail.start()
      try {
        expect((await ask(`http://127.0.0.1:${mail.port}`, address)).status).toBe(405)
        expect(await isReached(mail.port)).toBe(reached)
      } finally {
        await mail.end()
      }
    })
})
