// The build inlines `process.env.…` in functions, but not this import, so the settings can change without a new build.
import { env } from "node:process"

const DEFAULT_RATES = { form: 60, count: 300 }

const wholeNumber = (text: string | undefined) => (text && /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined)

/** The location of the outbox and its limits, from the environment. */
export const outboxSettings = () => ({
  /** The folder of the database. */
  folder: env.OUTBOX_DIR || ".outbox",
  /** The address of a Postgres database in its place. */
  database: env.OUTBOX_DATABASE || undefined,
  /** How many forms, and how many counts, one address may send in a minute. */
  rates: {
    form: wholeNumber(env.OUTBOX_RATE) ?? DEFAULT_RATES.form,
    count: wholeNumber(env.COUNTS_RATE) ?? DEFAULT_RATES.count,
  },
  /** Whether a proxy in front of the server passes on the visitor's address. */
  behindProxy: env.OUTBOX_BEHIND_PROXY === "true",
})
