import { Pool } from "pg"
import type { Database, Query } from "./Database"
import { schema, tableNames } from "./schema"

/** How long to wait for a connection. */
const CONNECT_MS = 10_000

/** Connects to a Postgres database, in which tables that are missing are made. */
export const openPostgres = async (address: string): Promise<Database> => {
  // A command ends without waiting for its connections to be closed.
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: CONNECT_MS, allowExitOnIdle: true })
  // A lost connection is told by the query that needs it, and the next one takes another; unheard it would end the server.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  const queryBy =
    (client: Pick<Pool, "query">): Query =>
    async (statement, values = []) =>
      (await client.query(statement, [...values])).rows

  const transaction: Database["transaction"] = async (action, key) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query("BEGIN")
      if (key) await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key])
      const result = await action(queryBy(client as never))
      await client.query("COMMIT")
      return result
    } catch (cause) {
      await client.query("ROLLBACK").catch((broken) => {
        failure = broken
      })
      throw cause
    } finally {
      client.release(failure)
    }
  }

  await transaction(async (query) => {
    for (const statement of schema("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY")) await query(statement)
  }, "schema")
  return {
    query: queryBy(pool),
    transaction,
    // Writes the table anew: otherwise what was deleted stays in its file until something else needs the room.
    wipe: async () => void (await pool.query("VACUUM (FULL) entries")),
    size: async () => {
      const sizes = tableNames.map((name) => `pg_total_relation_size('${name}')`).join(" + ")
      return Number((await pool.query(`SELECT ${sizes} AS bytes`)).rows[0].bytes)
    },
    isThere: () => true,
    close: () => pool.end(),
  }
}
