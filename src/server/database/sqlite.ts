import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs"
import { setImmediate, setTimeout } from "node:timers/promises"
import type Libsql from "libsql"
import type { Database, Query, Value } from "./Database"
import { latestIndex, schema } from "./schema"
import { sqliteFile } from "./sqliteFile"

/** How long to wait for another process. */
const WAIT_MS = 12_000

/** When what is asked for now gives up waiting, on a clock that nobody sets. */
const endOfWait = () => performance.now() + WAIT_MS

/**
 * Repeats what another process prevents. SQLite's own waiting would stop this process, and so the answers to visitors.
 * @param end of waiting (`endOfWait`)
 */
const whenFree = async <Result>(action: () => Result, end = endOfWait()): Promise<Result> => {
  for (;;)
    try {
      return action()
    } catch (cause) {
      if (!(cause as { code?: string }).code?.startsWith("SQLITE_BUSY") || performance.now() > end) throw cause
      await setTimeout(1 + Math.random() * 9)
    }
}

/** Opens the database in a folder, both of which are made if they are missing. */
export const openSqlite = async (folder: string): Promise<Database> => {
  const file = sqliteFile(folder)
  // Accessible only to the user that runs the server; SQLite's other files get the same rights.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // To close a file that this process has open would end SQLite's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600))
  const { ino } = statSync(file)
  // Webpack, which bundles functions, cannot read its program.
  const { default: Connection } = await import(/* webpackIgnore: true */ "libsql")
  const connection = new Connection(file, { timeout: 0 })
  /** Those that were used, by their texts, of which there are few. */
  const statements = new Map<string, Libsql.Statement>()
  const run = <Row>(text: string, values: readonly Value[] = []) => {
    const statement = statements.get(text) ?? connection.prepare(text.replace(/\$(\d+)/g, "?$1"))
    statements.set(text, statement)
    return statement.all([...values]) as Row[]
  }
  const query: Query = async (statement, values) => run(statement, values)

  /** One after the other, since there is one connection. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(action: () => Promise<Result>) => {
    const result = turn.then(action)
    // Other requests have their turn after each one.
    turn = result.catch(() => undefined).then(() => setImmediate())
    return result
  }
  const transaction: Database["transaction"] = (action) => {
    // Who waits for others' waiting does not wait longer.
    const end = endOfWait()
    return inTurn(async () => {
      await whenFree(() => connection.exec("BEGIN IMMEDIATE"), end)
      try {
        const result = await action(query)
        connection.exec("COMMIT")
        return result
      } catch (cause) {
        // Some failures, such as a full disk, have ended it.
        if (connection.inTransaction) connection.exec("ROLLBACK")
        throw cause
      }
    })
  }

  const setUp = ["journal_mode = WAL", "synchronous = FULL", "secure_delete = ON", "foreign_keys = ON"]
  for (const pragma of setUp) await whenFree(() => connection.exec(`PRAGMA ${pragma}`))
  // A database that cannot be written to can still be read.
  if (run("SELECT 1 FROM sqlite_master WHERE name = $1", [latestIndex]).length === 0)
    await transaction(async () => {
      for (const statement of schema("INTEGER PRIMARY KEY")) run(statement)
    })
  const inTurnQuery: Query = (statement, values) => {
    const end = endOfWait()
    return inTurn(() => whenFree(() => run(statement, values), end))
  }
  return {
    query: inTurnQuery,
    transaction,
    size: async () => {
      const [row] = await inTurnQuery<{ bytes: number }>(
        "SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
      )
      return row?.bytes ?? 0
    },
    wipe: () =>
      inTurn(async () => {
        // Pages keep remains of rows that were moved within them.
        await whenFree(() => connection.exec("VACUUM"))
        await whenFree(() => {
          const [{ busy }] = connection.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }]
          if (busy) throw Object.assign(new Error("The database is in use"), { code: "SQLITE_BUSY" })
        })
      }),
    isThere: () => statSync(file, { throwIfNoEntry: false })?.ino === ino,
    close: () => inTurn(async () => void connection.close()),
  }
}
