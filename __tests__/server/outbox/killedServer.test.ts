/** @jest-environment node */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { Server } from "../../e2e/enquiries/Server"
import { temporaryFolder } from "../../support/temporaryFolder"
import { MailServer } from "./MailServer"
import { posted } from "./TestOutbox"
import { WebhookServer } from "./WebhookServer"

/** Many only in `npm run test:all`, since each takes seconds. */
const KILLS = process.env.MANY_TRIES ? 20 : 1
/** How many forms are taken before the server is killed again. */
const STEP = process.env.MANY_TRIES ? 50 : 20
const FORMS = STEP + STEP * KILLS
const SENDERS = 20
/** The time between a kill and the next start, in milliseconds by the server's clock: longer than a killed server's claims last. */
const PAUSE = 60_000

const site = temporaryFolder()
const smtp = new MailServer()
const receiver = new WebhookServer()
let server: Server
beforeAll(async () => {
  writeFileSync(path.join(site, "index.html"), "<p>")
  const settings = {
    SMTP_URL: await smtp.start(),
    LEADS_FROM: "site@zebra.house",
    LEADS_TO: "ann@zebra.house",
    LEADS_WEBHOOK: await receiver.start(),
    LEADS_WEBHOOK_SECRET: receiver.secret,
  }
  server = new Server(100_000, false, "", settings, site)
  await server.start()
}, 60_000)
afterAll(async () => {
  await server.end()
  await smtp.stop()
  await receiver.stop()
})

/** Waits until something is true, as long as the test may take. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}

test(`of ${FORMS} forms by ${SENDERS} senders, with the server killed ${KILLS} times in between, each arrives by each channel`, async () => {
  const numbers = Array.from({ length: FORMS }, (_, number) => number)
  const waiting = [...numbers]
  const acknowledged = new Set<number>()
  let kills = 0
  let running = Promise.resolve()
  const send = async (number: number) => {
    const body = JSON.stringify(posted("contact", { user_email: `${number}@zebra.house`, message: `No ${number}` }))
    const headers = { "Content-Type": "application/json" }
    const answer = await fetch(server.mail, { method: "POST", headers, body }).catch(() => undefined)
    // As visitors do whose answer was lost.
    if (answer?.status !== 200) return waiting.push(number)
    acknowledged.add(number)
    if (kills === KILLS || acknowledged.size < STEP * (kills + 1)) return
    kills += 1
    running = server.kill().then(() => server.start(undefined, kills * PAUSE))
  }
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await running
        await send(next)
      }
    }),
  )
  await running
  expect([kills, acknowledged.size]).toEqual([KILLS, FORMS])

  const received = server.received.map(({ id, template_params }) => ({ id, message: template_params.message }))
  expect(received.map(({ message }) => message).sort()).toEqual(numbers.map((number) => `No ${number}`).sort())

  const mailed = () => new Set(smtp.mails.map(({ messageId }) => messageId?.slice(1).split("@")[0]))
  const hooked = () => new Set(receiver.posts.map(({ id }) => id))
  await until(() => mailed().size >= FORMS && hooked().size >= FORMS)
  const ids = received.map(({ id }) => id).sort()
  expect([...mailed()].sort()).toEqual(ids)
  expect([...hooked()].sort()).toEqual(ids)
  // Only what was under way when the server was killed may arrive twice.
  expect(smtp.mails.length).toBeLessThanOrEqual(FORMS + KILLS)
  expect(receiver.posts.length).toBeLessThanOrEqual(FORMS + KILLS)
}, 1_200_000)
