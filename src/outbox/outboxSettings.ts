// The build replaces `process.env.…` in functions by what stood there at build time.
// This import is left alone, so the settings can change without a new build.
import { env } from "node:process"

const DEFAULT_RATE = 60

const wholeNumber = (text: string | undefined) => (text && /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined)

/** Where the outbox is and how much it takes, from the environment. */
export const outboxSettings = () => ({
  /** The file, one entry a line. */
  file: `${env.OUTBOX_DIR || ".outbox"}/enquiries.jsonl`,
  /** How many entries one address may send in a minute. */
  rate: wholeNumber(env.OUTBOX_RATE) ?? DEFAULT_RATE,
  /** Whether a proxy is in front of the server and tells the visitor's address. */
  behindProxy: env.OUTBOX_BEHIND_PROXY === "true",
})
