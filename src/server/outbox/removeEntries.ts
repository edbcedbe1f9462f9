import { appendLines } from "./appendLines"
import { textOf } from "./loadOutbox"
import { outboxFiles } from "./outboxFiles"
import { readEntry, readOutbox } from "./readOutbox"
import { readObject } from "./readSubmission"
import { rewriteLines, without } from "./rewriteLines"
import { withOutboxLock } from "./withOutboxLock"

const DAY_MS = 86_400_000

const QUARANTINE_DAYS = 30

/** Which lines of the two files of entries are removed. */
interface Removal {
  readonly fromEntries: (line: string) => boolean
  readonly fromQuarantine: (line: string) => boolean
}

/**
 * Removes entries with their progress. If it is interrupted, the next removal completes it: progress without an entry is
 * removed, too.
 * @param why is recorded with the number of entries, and nothing else; a purge, which the law asks for, even if it finds none
 * @returns how many were removed
 */
const removeEntries = (
  folder: string,
  why: "erased" | "purged" | "expired",
  { fromEntries, fromQuarantine }: Removal,
  now: Date,
) =>
  withOutboxLock(folder, async () => {
    const files = outboxFiles(folder)
    const count =
      (await rewriteLines(files.entries, without(fromEntries))) +
      (await rewriteLines(files.quarantine, without(fromQuarantine)))
    const left = [await textOf(files.entries), await textOf(files.quarantine)].flatMap(
      (text) => readOutbox(text).entries,
    )
    const ids = new Set(left.map(({ id }) => id))
    const isOrphan = (line: string) => {
      const { id } = readObject(line)
      return id !== undefined && !ids.has(String(id))
    }
    await rewriteLines(files.progress, without(isOrphan))
    if (count > 0 || why === "purged") await appendLines(files.progress, [{ at: now.toISOString(), step: why, count }])
    return count
  })

/**
 * Removes everything that was sent with an e-mail address (`isAddress`), from all files, including lines cut off by a crash.
 * @returns how many entries were removed
 */
export const eraseAddress = (folder: string, address: string, now = new Date()) => {
  const sought = address.trim().toLowerCase()
  const isOfAddress = (line: string) => {
    const entry = readEntry(line)
    if (!entry) return line.toLowerCase().includes(sought)
    return Object.values(entry.template_params).some((value) => String(value).trim().toLowerCase() === sought)
  }
  return removeEntries(folder, "erased", { fromEntries: isOfAddress, fromQuarantine: isOfAddress }, now)
}

/** Whether a line, even one cut off by a crash, was received before a time. Quotes within texts are escaped. */
const receivedBefore = (limit: Date) => (line: string) =>
  Date.parse(/"received":"([^"]+)"/.exec(line)?.[1] ?? "") < limit.getTime()

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Removes what has been in quarantine for 30 days. @returns how many entries were removed */
export const purgeQuarantine = (folder: string, now = new Date()) =>
  removeEntries(
    folder,
    "expired",
    { fromEntries: () => false, fromQuarantine: receivedBefore(daysBefore(now, QUARANTINE_DAYS)) },
    now,
  )

/**
 * Removes what is older than a number of months, and what has been in quarantine for 30 days.
 * @returns how many entries were removed
 */
export const purgeOutbox = (folder: string, months: number, now = new Date()) => {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  // The 31st of a shorter month would be a day of the next one.
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return removeEntries(
    folder,
    "purged",
    { fromEntries: receivedBefore(limit), fromQuarantine: receivedBefore(daysBefore(now, QUARANTINE_DAYS)) },
    now,
  )
}
