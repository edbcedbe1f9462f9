import { existsSync } from "node:fs"
import { outboxSettings } from "../outbox/outboxSettings"
import type { Database } from "./Database"
import { openSqlite } from "./sqlite"
import { sqliteFile } from "./sqliteFile"
import { hasOldFiles, takeOver } from "./takeOver"

/** The databases that are open. Global, since the live preview reloads functions for each request. */
const memory = globalThis as { outboxDatabases?: Map<string, Promise<Database>> }

/** The folder that it is in. */
interface Place {
  readonly folder: string
}

const open = async (folder: string) => {
  const database = await openSqlite(folder)
  await takeOver(database, folder)
  return database
}

/** Where what visitors send is kept: the database of the settings, opened once. */
export const outboxDatabase = async ({ folder }: Place = outboxSettings()): Promise<Database> => {
  memory.outboxDatabases ??= new Map()
  const databases = memory.outboxDatabases
  const before = databases.get(folder)
  const known = await before
  if (known?.isThere()) return known
  // Another call may have opened it meanwhile.
  if (databases.get(folder) !== before) return outboxDatabase({ folder })
  const opened = open(folder)
  databases.set(folder, opened)
  // What cannot be opened now may be later.
  opened.catch(() => databases.delete(folder))
  return opened
}

/** The same, but only if there is one already. */
export const existingDatabase = async (settings: Place = outboxSettings()) =>
  existsSync(sqliteFile(settings.folder)) || hasOldFiles(settings.folder) ? outboxDatabase(settings) : undefined
