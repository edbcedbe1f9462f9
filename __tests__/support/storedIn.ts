import { existsSync } from "node:fs"
import Libsql from "libsql"
import { sqliteFile } from "../../src/server/database/sqliteFile"
import { entryOf } from "../../src/server/outbox/OutboxEntry"

/** A delivery that was tried. */
interface Delivered {
  readonly step: string
  readonly tries: number
  readonly error: string | null
}

/** What was counted on a page; the detail is empty if the event has none. */
interface Counted {
  readonly path: string
  readonly event: string
  readonly detail: string
}

/** What the outbox in a folder holds; read beside the server, as its owner could. */
export const storedIn = (folder: string) => {
  const file = sqliteFile(folder)
  const connection = existsSync(file) ? new Libsql(file) : undefined
  const rows = (statement: string) => connection?.prepare(statement).all() ?? []
  try {
    const entries = (rows("SELECT * FROM entries ORDER BY number") as Record<string, string | null>[]).map(entryOf)
    return {
      entries: entries.filter(({ suspect }) => suspect === undefined),
      quarantine: entries.filter(({ suspect }) => suspect !== undefined),
      deliveries: rows("SELECT step, tries, error FROM deliveries WHERE tries > 0") as Delivered[],
      counts: rows("SELECT path, event, detail FROM counts") as Counted[],
      removals: rows("SELECT why, count FROM removals") as { why: string; count: number }[],
    }
  } finally {
    connection?.close()
  }
}
