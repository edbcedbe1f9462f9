import { appendToOutbox } from "./outboxFile"
import { outboxSettings } from "./outboxSettings"
import { readSubmission } from "./readSubmission"
import { withinRate } from "./withinRate"

/** Where the mail client posts to. */
export const mailPath = "/api/v1.0/email/send"

/** Bytes a submission may have: every field full of the longest characters has room. */
export const MAX_SUBMISSION_BYTES = 1_048_576

/** What the endpoint looks at of a request. */
interface Posted {
  readonly method: string | undefined
  /** What `X-Forwarded-For` says. */
  readonly forwardedFor: string | string[] | undefined
  /** The address that the connection comes from. */
  readonly remoteAddress: string | undefined
  /** The body as it came, if it was said to be JSON. */
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
  // The last address is the one that the proxy itself has seen; anybody can write those before it.
  const forwarded = behindProxy
    ? String(forwardedFor ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined
  return forwarded || remoteAddress || "unknown"
}

/** Appends what a form sends to the outbox, and says what to answer: as the hosted mail service does. */
export const takeSubmission = async (posted: Posted): Promise<Answer> => {
  const settings = outboxSettings()
  if (posted.method !== "POST") return answer(405, "Method Not Allowed", { Allow: "POST" })
  if (!withinRate(addressOf(posted, settings.behindProxy), settings.rate)) return answer(429, "Too Many Requests")
  const submission = posted.body && readSubmission(posted.body.toString("utf8"))
  if (!submission) return answer(400, "Bad Request")
  try {
    await appendToOutbox(settings.file, submission)
  } catch (cause) {
    // A full disk, for one. The visitor is told that it was not sent; an error let through would end the server.
    console.error(`The outbox ${settings.file} cannot be written.`, cause)
    return answer(500, "Internal Server Error")
  }
  return answer(200, "OK")
}
