import { readSetting } from "../../hosting/settings/readSetting"

/** The location of the outbox and its limits, from the environment. */
export const outboxSettings = () => ({
  /** The folder of the database. */
  folder: readSetting("OUTBOX_DIR"),
  /** The address of a Postgres database in its place. */
  database: readSetting("OUTBOX_DATABASE"),
  /** How many forms, and how many counts, one address may send in a minute. */
  rates: { form: readSetting("OUTBOX_RATE"), count: readSetting("COUNTS_RATE") },
  /** How many bytes the database may take. */
  maxBytes: readSetting("OUTBOX_MAX_MB") * 1_000_000,
  /** Whether a proxy in front of the server passes on the visitor's address. */
  behindProxy: readSetting("OUTBOX_BEHIND_PROXY"),
})
