import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import { addCounts } from "../counts/addCounts"
import { readCounts } from "../counts/readCounts"
import type { OutboxEntry } from "../outbox/OutboxEntry"
import { readObject, submissionIn } from "../outbox/readSubmission"
import { insertEntry } from "../outbox/storeSubmission"
import type { Database, Query } from "./Database"

/** The folder to which the files of earlier versions are moved once the database has what is in them. */
export const oldFolder = (folder: string) => `${folder}/before-database`

/** How long they stay there, in case something went wrong. */
const OLD_FILES_MS = 30 * 86_400_000

/** The files in which earlier versions kept the outbox, in lines of JSON; the counts of each month last. */
const oldFiles = (folder: string) => {
  const counts = existsSync(`${folder}/counts`) ? readdirSync(`${folder}/counts`) : []
  const names = ["enquiries.jsonl", "quarantine.jsonl", "progress.jsonl", ...counts.map((name) => `counts/${name}`)]
  return names.filter((name) => name.endsWith(".jsonl") && existsSync(`${folder}/${name}`))
}

export const hasOldFiles = (folder: string) => oldFiles(folder).length > 0

/** The entry on a line; undefined if it was cut off by a crash. */
const readEntry = (line: string): OutboxEntry | undefined => {
  const object = readObject(line)
  const submission = submissionIn(object)
  if (!submission) return undefined
  // The first versions gave no ids.
  const id = object.id ?? createHash("sha256").update(line).digest("hex").slice(0, 32)
  const time = new Date(String(object.received))
  // Lists fail at a time that cannot be parsed. With the present time, the next purge does not delete the entry for its age.
  const received = Number.isNaN(time.getTime()) ? new Date() : time
  return { ...object, id: String(id), received: received.toISOString(), ...submission }
}

const addProgress = async (query: Query, line: string) => {
  const { at, id, step, error = null, count = 0 } = readObject(line) as Record<string, string>
  if (!at || !step) return
  if (!id) await query("INSERT INTO removals (at, why, count) VALUES ($1, $2, $3)", [at, step, count])
  else if (step === "done") await query("UPDATE entries SET done = $1 WHERE id = $2", [at, id])
  else
    await query(
      "UPDATE deliveries SET tries = tries + 1, at = $1, error = $2, due = $3 WHERE entry = $4 AND step = $5",
      [at, error, error === null ? null : "", id, step],
    )
}

/**
 * Takes over what earlier versions have kept in files, at the first start. Nothing of it is lost or doubled if that is
 * interrupted.
 */
export const takeOver = async (database: Database, folder: string) => {
  if (!hasOldFiles(folder)) return
  await database.transaction(async (query) => {
    const files = oldFiles(folder)
    const hash = createHash("sha256")
    for (const name of files) hash.update(name).update(readFileSync(`${folder}/${name}`))
    const why = `taken over ${hash.digest("hex")}`
    const [known] = await query("SELECT 1 FROM removals WHERE why = $1", [why])
    if (known || files.length === 0) return
    for (const name of files) {
      const text = readFileSync(`${folder}/${name}`, "utf8")
      if (name.startsWith("counts/")) {
        await addCounts(query, readCounts(text))
        continue
      }
      for (const line of text.split("\n").filter(Boolean))
        if (name === "progress.jsonl") await addProgress(query, line)
        else {
          const entry = readEntry(line)
          if (entry) await insertEntry(query, entry)
        }
    }
    await query("INSERT INTO removals (at, why, count) VALUES ($1, $2, 0)", [new Date().toISOString(), why])
  }, "take over")
  for (const name of oldFiles(folder)) {
    const target = path.join(oldFolder(folder), name)
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
    renameSync(`${folder}/${name}`, target)
  }
  console.error(
    `The outbox is now a database. Its old files are in ${oldFolder(folder)}; they are deleted after 30 days, or with the first erasure.`,
  )
}

/** Removes the files of earlier versions, which have what is erased from the database. */
export const removeOldFiles = (folder: string) => rmSync(oldFolder(folder), { recursive: true, force: true })

/** Removes them a month after they were taken over. */
export const removeExpiredFiles = (folder: string) => {
  const { mtimeMs = Date.now() } = statSync(oldFolder(folder), { throwIfNoEntry: false }) ?? {}
  if (Date.now() - mtimeMs > OLD_FILES_MS) removeOldFiles(folder)
}
