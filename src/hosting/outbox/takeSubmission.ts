import { outboxSettings } from "./outboxSettings"
import { readObject, submissionIn } from "./readSubmission"
import { splitSubmission } from "./splitSubmission"
import { storeSubmission } from "./storeSubmission"
import { withinRate } from "./withinRate"

/** The path that the mail client posts to. */
export const mailPath = "/api/v1.0/email/send"

/** The maximum size of a submission: enough for all fields filled with the longest characters. */
export const MAX_SUBMISSION_BYTES = 1_048_576

/** The part of a request that the endpoint reads. */
interface Posted {
  readonly method: string | undefined
  /** The header `X-Forwarded-For`. */
  readonly forwardedFor: string | string[] | undefined
  /** The address of the connection. */
  readonly remoteAddress: string | undefined
  /** The raw body, if its content type is JSON. */
  readonly body: Buffer | undefined
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

const answer = (status: number, text: string, headers = {}): Answer => ({
  status,
  text,
  headers: { "Content-Type": "text/plain", ...headers },
})

const addressOf = ({ forwardedFor, remoteAddress }: Posted, behindProxy: boolean) => {
  // The last address is the one that the proxy itself saw; clients can fake those before it.
  const forwarded = behindProxy
    ? String(forwardedFor ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined
  return forwarded || remoteAddress || "unknown"
}

/**
 * Stores a submission in the outbox, and returns the answer that the hosted mail service would give.
 * @param onStored is called once a submission is stored, before the answer
 */
export const takeSubmission = async (posted: Posted, onStored = () => {}): Promise<Answer> => {
  const settings = outboxSettings()
  if (posted.method !== "POST") return answer(405, "Method Not Allowed", { Allow: "POST" })
  if (!withinRate(addressOf(posted, settings.behindProxy), settings.rate)) return answer(429, "Too Many Requests")
  const read = posted.body && submissionIn(readObject(posted.body.toString("utf8")))
  const parts = read && splitSubmission(read)
  if (!parts) return answer(400, "Bad Request")
  try {
    await storeSubmission(settings.folder, parts.submission, parts.along)
    onStored()
  } catch (cause) {
    // For example, the disk is full. The visitor is told that it was not sent; an uncaught error would end the server.
    console.error(`The outbox ${settings.folder} cannot be written to.`, cause)
    return answer(500, "Internal Server Error")
  }
  return answer(200, "OK")
}
