export const tableNames = ["entries", "deliveries", "removals", "counts"] as const

/**
 * The tables. Times are texts in ISO 8601, UTC. What visitors type is only kept as JSON, since Postgres refuses some characters
 * in plain texts.
 * @param number the type of the number that each new entry gets
 */
export const schema = (number: string) => [
  // What visitors have sent. Those with a suspicion are in quarantine. The keys are digests, by which repetitions and entries of
  // the same sender are found.
  `CREATE TABLE IF NOT EXISTS entries (
    number ${number},
    id TEXT NOT NULL UNIQUE,
    received TEXT NOT NULL,
    reference TEXT,
    suspect TEXT,
    done TEXT,
    submission TEXT NOT NULL,
    context TEXT,
    consent TEXT,
    repeat_key TEXT NOT NULL,
    sender_key TEXT NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS entries_by_repeat ON entries (repeat_key, received)",
  "CREATE INDEX IF NOT EXISTS entries_by_sender ON entries (sender_key, received)",
  // Lists and their lengths, newest or oldest first, without reading the entries of other states.
  "CREATE INDEX IF NOT EXISTS entries_open ON entries (number) WHERE suspect IS NULL AND done IS NULL",
  "CREATE INDEX IF NOT EXISTS entries_done ON entries (number) WHERE suspect IS NULL AND done IS NOT NULL",
  "CREATE INDEX IF NOT EXISTS entries_suspect ON entries (number) WHERE suspect IS NOT NULL",
  // What became of each entry by each way (ways.ts), and of each recipient of a mail, as in `mail ann@example.com`; `mail` alone
  // waits for all recipients. It is tried next when it is due: at once if that is empty, never if it is null. A server that
  // delivers it puts its name here, and the time until which others wait for it. The step `quarantine` tells the owner of it.
  `CREATE TABLE IF NOT EXISTS deliveries (
    entry TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    step TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    at TEXT,
    error TEXT,
    due TEXT,
    server TEXT,
    PRIMARY KEY (entry, step)
  )`,
  "CREATE INDEX IF NOT EXISTS deliveries_by_due ON deliveries (step, due) WHERE due IS NOT NULL",
  "CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (step, at)",
  "CREATE INDEX IF NOT EXISTS deliveries_failed ON deliveries (step) WHERE error IS NOT NULL",
  // How much was removed and when, and when the owner was told something about all entries.
  "CREATE TABLE IF NOT EXISTS removals (at TEXT NOT NULL, why TEXT NOT NULL, count INTEGER NOT NULL)",
  `CREATE TABLE IF NOT EXISTS counts (
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    event TEXT NOT NULL,
    detail TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, path, event, detail)
  )`,
]

/** What of it the latest version has added. */
export const latestIndex = "deliveries_failed"
