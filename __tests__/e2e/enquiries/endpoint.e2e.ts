import { rmSync, writeFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { Server } from "./Server"

// __tests__/hosting/server/siteServer.test.ts and __tests__/outbox test refusals and repetitions, load.e2e.ts the rate
// limit. The tests share servers.
test.describe.configure({ mode: "default" })

const body = (params: object) =>
  JSON.stringify({
    lib_version: "4.4.1",
    user_id: "built-in",
    service_id: "contact",
    template_id: "contact",
    template_params: params,
  })

const post = (server: Server, text: string, type = "application/json") =>
  fetch(server.mail, { method: "POST", headers: { "Content-type": type }, body: text })

test.describe("the built-in endpoint", () => {
  const server = new Server(1000)
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await server.start()
  })
  test.afterAll(() => server.end())

  test("stores what the client posts, unchanged", async () => {
    const params = { message: `<b>"\u202e\u0007😀\n${"x😀".repeat(5000)}`, termsAccepted: true }
    const answer = await post(server, body(params))
    expect([answer.status, await answer.text()]).toEqual([200, "OK"])
    expect(server.received.at(-1)?.template_params).toEqual(params)
  })

  test("accepts a form with fields of maximum length", async () => {
    const params = Object.fromEntries(Array.from({ length: 11 }, (_, field) => [`f${field}`, "\u0001😀".repeat(5000)]))
    expect((await post(server, body(params))).status).toBe(200)
    expect(server.received.at(-1)?.template_params).toEqual(params)
  })

  test("refuses other content types, including that of an HTML form", async () => {
    const before = server.received.length
    expect((await post(server, body({ a: "b" }), "text/plain")).status).toBe(400)
    expect((await post(server, "a=b", "application/x-www-form-urlencoded")).status).toBe(400)
    expect(server.received).toHaveLength(before)
  })

  test("reveals nothing to other sites", async () => {
    const headers = { Origin: "https://elsewhere.example", "Content-type": "application/json" }
    const answer = await fetch(server.mail, { method: "POST", headers, body: body({ a: "b" }) })
    expect(answer.headers.get("access-control-allow-origin")).toBeNull()
  })
})

test.describe("an outbox that cannot be written", () => {
  const server = new Server(1000)
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    writeFileSync(server.outbox, "a file where the folder should be")
    await server.start()
  })
  test.afterAll(() => server.end())

  test("is an error for the visitor, and the site keeps running", async () => {
    expect((await post(server, body({ a: "b" }))).status).toBe(500)
    rmSync(server.outbox)
    expect((await post(server, body({ a: "b" }))).status).toBe(200)
    expect(server.received).toHaveLength(1)
  })
})

test.describe("of 200 sent at once while the server is killed", () => {
  const server = new Server(10_000)
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await server.start()
  })
  test.afterAll(() => server.end())

  test("every acknowledged one is in the outbox exactly once", async () => {
    test.setTimeout(120_000)
    const acknowledged: number[] = []
    const sendOne = async (number: number) => {
      const answer = await post(server, body({ number, message: "x".repeat(2000) })).catch(() => undefined)
      if (answer?.status !== 200) return
      acknowledged.push(number)
      if (acknowledged.length === 60) await server.kill()
    }
    await Promise.all(Array.from({ length: 200 }, (_, number) => sendOne(number)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
    expect(acknowledged.length).toBeLessThan(200)

    await server.start()
    // Visitors whose send was not acknowledged try again, although it may have been written.
    const lost = Array.from({ length: 200 }, (_, number) => number).filter((number) => !acknowledged.includes(number))
    for (const number of [...lost.slice(0, 20), 1000, 1001, 1002]) await sendOne(number)
    const received = server.received.map(({ template_params }) => template_params.number)
    const counts = acknowledged.map((number) => received.filter((other) => other === number).length)
    expect(counts).toEqual(acknowledged.map(() => 1))
    expect(acknowledged.slice(-3)).toEqual([1000, 1001, 1002])
  })
})
