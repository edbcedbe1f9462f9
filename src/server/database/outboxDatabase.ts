import { existsSync } from "node:fs"
import { outboxSettings } from "../outbox/outboxSettings"
import type { Database } from "./Database"
import { sqliteFile } from "./sqliteFile"
import { hasOldFiles, removeOldFiles, takeOver } from "./takeOver"

/** The databases that are open. Global, since the live preview reloads functions for each request. */
const memory = globalThis as { outboxDatabases?: Map<string, Promise<Database>> }

/** Where it is: in a folder, or at the address of a Postgres database. */
interface Place {
  readonly folder: string
  readonly database?: string | undefined
}

const open = async (folder: string, address: string | undefined) => {
  // Each loads only what it needs: SQLite's program may be missing where Postgres is used.
  const database = address
    ? await (await import("./postgres")).openPostgres(address)
    : await (await import("./sqlite")).openSqlite(folder)
  await takeOver(database, folder)
  return {
    ...database,
    wipe: async () => {
      await database.wipe()
      removeOldFiles(folder)
    },
  }
}

/** Where what visitors send is kept: the database of the settings, opened once. */
export const outboxDatabase = async ({ folder, database: address }: Place = outboxSettings()): Promise<Database> => {
  memory.outboxDatabases ??= new Map()
  const databases = memory.outboxDatabases
  const place = address ?? folder
  const before = databases.get(place)
  const known = await before
  if (known?.isThere()) return known
  // Another call may have opened it meanwhile.
  if (databases.get(place) !== before) return outboxDatabase({ folder, database: address })
  const opened = open(folder, address)
  databases.set(place, opened)
  // What cannot be opened now may be later.
  opened.catch(() => databases.delete(place))
  return opened
}

/** The same, but only if there is one already. */
export const existingDatabase = async (settings: Place = outboxSettings()) =>
  settings.database || existsSync(sqliteFile(settings.folder)) || hasOldFiles(settings.folder)
    ? outboxDatabase(settings)
    : undefined
