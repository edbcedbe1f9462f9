import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { appendToOutbox } from "../../../outbox/outboxFile"
import { outboxSettings } from "../../../outbox/outboxSettings"
import { readSubmission } from "../../../outbox/readSubmission"
import { withinRate } from "../../../outbox/withinRate"

/** Bytes a submission may have: every field full of the longest characters has room. */
const limit = 1_048_576

const bodyParser: GatsbyFunctionConfig["bodyParser"] = { raw: { type: "application/json", limit } }

/**
 * The body is taken as it came, up to its bound (413 beyond it), and read here.
 * Taken out of an object because Gatsby mistakes `export const config`, anywhere below src, for a page that is rendered
 * on a server; it then bundles server engines, which fails on sharp.
 */
export const { config } = { config: { bodyParser } }

const addressOf = (request: GatsbyFunctionRequest, behindProxy: boolean) => {
  // The last address is the one that the proxy itself has seen; those before it anybody can write.
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
  const told = behindProxy ? forwarded.split(",").at(-1)?.trim() : undefined
  return told || request.socket.remoteAddress || "unknown"
}

/**
 * The built-in mail endpoint: takes what the mail client posts and appends it to the outbox.
 * It is used while no hosted mail service is configured, and answers like one.
 */
const handler = async (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) => {
  const answer = (status: number, text: string) => {
    response.setHeader("Content-Type", "text/plain")
    if (status === 405) response.setHeader("Allow", "POST")
    response.status(status).send(text)
  }
  const settings = outboxSettings()

  if (request.method !== "POST") return answer(405, "Method Not Allowed")
  if (!withinRate(addressOf(request, settings.behindProxy), settings.rate)) return answer(429, "Too Many Requests")
  const submission = Buffer.isBuffer(request.body) ? readSubmission(request.body.toString("utf8")) : undefined
  if (!submission) return answer(400, "Bad Request")

  try {
    await appendToOutbox(settings.file, submission)
  } catch (cause) {
    // A full disk, for one. The visitor is told that it was not sent; an error let through would end the whole server.
    console.error(`The outbox ${settings.file} cannot be written.`, cause)
    return answer(500, "Internal Server Error")
  }
  answer(200, "OK")
}

export default handler
