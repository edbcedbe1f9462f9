import { expect, test } from "@playwright/test"
import { Server } from "./Server"

// __tests__/server/outbox tests single answers, and that a server that is killed loses no form.

const atOnce = 50
/** Megabytes by which the server may grow: sixty copies of its function, of five megabytes each, would exceed it. */
const growth = 300
const longMessage = "A page and a half about torts. ".repeat(60)

const bodyOf = (number: number) =>
  JSON.stringify({
    lib_version: "4.4.1",
    user_id: "built-in",
    service_id: "contact",
    template_id: "contact",
    template_params: { mobile: String(number), message: longMessage },
  })

const post = (server: Server, number: number) =>
  fetch(server.mail, { method: "POST", headers: { "Content-type": "application/json" }, body: bodyOf(number) })

const byNumber = (a: number, b: number) => a - b

/** The statuses of the answers to a number of forms, sent fifty at a time. */
const sendAll = async (server: Server, total: number, afterEach: (answered: number) => void) => {
  const statuses = new Map<number, number>()
  let next = 0
  const visitor = async () => {
    for (let number = next++; number < total; number = next++) {
      const answer = await post(server, number)
      await answer.text()
      statuses.set(number, answer.status)
      afterEach(statuses.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return statuses
}

// Rates so low that some forms are refused, even on a slow machine.
for (const { total, rate, tag } of [
  { total: 400, rate: 120, tag: [] },
  { total: 1000, rate: 300, tag: "@further" },
])
  test(`of ${total} forms, fifty at a time, those within the rate are stored once, the others refused, in bounded memory`, {
    tag,
  }, async () => {
    test.setTimeout(180_000)
    const server = new Server(rate)
    await server.start()
    try {
      const begun = Date.now()
      const before = server.megabytes
      const statuses = await sendAll(server, total, (answered) => {
        if (answered % 50 === 0) expect(server.megabytes - before, `after ${answered}`).toBeLessThan(growth)
      })
      const minutes = Math.ceil((Date.now() - begun) / 60_000)
      const answeredWith = (status: number) =>
        [...statuses].filter(([, given]) => given === status).map(([number]) => number)
      const taken = answeredWith(200)

      expect(statuses.size).toBe(total)
      expect(answeredWith(429)).toHaveLength(total - taken.length)
      expect(taken.length).toBeGreaterThanOrEqual(rate)
      expect(taken.length).toBeLessThanOrEqual(rate * minutes)
      const received = server.received.map(({ template_params }) => template_params)
      expect(received.map(({ mobile }) => Number(mobile)).sort(byNumber)).toEqual(taken.sort(byNumber))
      expect(received.every(({ message }) => message === longMessage)).toBe(true)
    } finally {
      await server.end()
    }
  })
