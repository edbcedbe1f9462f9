import { Agent, request } from "node:http"
import { setTimeout } from "node:timers/promises"
import { countPath } from "../../src/measure/ways"

/**
 * Sends counts to a server, as many visitors would: `countLoad.ts <port> <per second> <seconds> <path>…`. Prints how many were
 * sent and acknowledged, and within how many milliseconds most of them were.
 */
const [port, rate, seconds, ...paths] = process.argv.slice(2)

const TICK_MS = 10
const VISITORS = 5_000

const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const times: number[] = []
let sent = 0

const send = (number: number) =>
  new Promise<void>((resolve) => {
    const start = performance.now()
    const body = JSON.stringify({ path: paths[number % paths.length], event: "Page seen" })
    const visitor = number % VISITORS
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      "X-Forwarded-For": `10.0.${visitor >> 8}.${visitor & 255}`,
    }
    request({ agent, port: Number(port), path: countPath, method: "POST", headers }, (response) => {
      if (response.statusCode === 200) times.push(performance.now() - start)
      response.resume().once("end", resolve)
    })
      .once("error", () => resolve())
      .end(body)
  })

const main = async () => {
  const start = performance.now()
  const total = Number(rate) * Number(seconds)
  const answers: Promise<void>[] = []
  while (sent < total) {
    // As many as are due, so that a late tick sends more.
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * Number(rate)))
    for (; sent < due; sent += 1) answers.push(send(sent))
    await setTimeout(TICK_MS)
  }
  await Promise.all(answers)
  agent.destroy()
  times.sort((one, other) => one - other)
  const took = (performance.now() - start) / 1000
  console.info(
    JSON.stringify({ sent, acknowledged: times.length, seconds: took, p95: times[Math.floor(times.length * 0.95)] }),
  )
}

void main()
