import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type ProcessRecord, processRecord, stateOf } from "../scripts/setup/processRecord.mjs"
import { journalFiles } from "../src/content/journalFiles"

/** New texts or bytes of files, by their paths from the project's folder; undefined for a file that is deleted. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>

/** What a change is undone with. */
interface Journal {
  /** Which change it is: one that fails undoes itself alone. */
  id: string
  /** Who makes it: what a running command changes is not undone. */
  owner?: ProcessRecord
  /** The bytes of each file as base64, by its path from the project's folder; null where there was none. */
  files: Record<string, string | null>
}

const journalIn = (root: string, name: keyof typeof journalFiles) => path.join(root, "data", journalFiles[name])

const readJournal = (root: string): Journal | undefined => {
  const journal = journalIn(root, "complete")
  return existsSync(journal) ? JSON.parse(readFileSync(journal, "utf8")) : undefined
}

/** Puts files back as they were. Can be stopped and repeated at any time. */
const putBack = (root: string, { files }: Journal) => {
  for (const [file, bytes] of Object.entries(files)) {
    const place = path.join(root, file)
    if (bytes === null) rmSync(place, { force: true })
    else writeFileSync(place, bytes, "base64")
  }
  rmSync(journalIn(root, "complete"))
}

/**
 * Puts files back as they were before a change that was stopped while it wrote.
 * @param root the project's folder
 * @param isAsked whether someone has asked for it, who knows that the command has ended, even if that cannot be seen
 * @returns how many files the change would have written
 * @throws Error if the command may still be running; nothing is undone then
 */
export const undoChange = (root: string, isAsked = false) => {
  const kept = readJournal(root)
  if (!kept) return 0
  const { owner } = kept
  const seen = stateOf(owner)
  // Where the system does not tell when a process began, its number may have come to another one.
  const state = seen === "running" && owner?.start === undefined ? "unknown" : seen
  if (state === "running")
    throw new Error(
      `Process ${owner?.pid} is changing files here, so nothing was done. Run this again when it has ended.`,
    )
  if (state === "unknown" && !isAsked)
    throw new Error(
      `Nothing was done: data/${journalFiles.complete} says that another command is changing files here${owner?.pid ? ` (process ${owner.pid} on ${owner.host})` : ""}, or was stopped while it did, and it cannot be known from here whether it still runs. Run this again when it has ended. If there is none, first undo what it did: npm run import -- --undo`,
    )
  putBack(root, kept)
  return Object.keys(kept.files).length
}

interface ChangeOptions {
  /** The texts from which the change was planned, undefined for new files; without it, edits meanwhile are overwritten. */
  readonly before?: Changes
  /** Looks at the files once they are written; if it throws, all are as before. */
  readonly check?: () => void
}

/**
 * Changes files, all or none. First it keeps all as they are in a journal, which then gets another name in one step. While it
 * has that name the check refuses the data, and {@link undoChange} puts them back.
 * @param root the project's folder
 * @throws Error if another change is not finished, a file no longer has the text before, or cannot be written, or `check` throws; all are then as before
 */
export const changeFiles = (root: string, changes: Changes, { before, check }: ChangeOptions = {}) => {
  const kept = Array.from(changes.keys(), (file) => {
    const place = path.join(root, file)
    const bytes = existsSync(place) ? readFileSync(place) : undefined
    if (before && bytes?.toString() !== before.get(file))
      throw new Error(`${file} was edited meanwhile, so nothing was written. Run the command again.`)
    return [file, bytes?.toString("base64") ?? null] as const
  })
  const journal = journalIn(root, "complete")
  const id = randomUUID()
  if (existsSync(journal))
    throw new Error(
      "Another command is changing the data, or was stopped while it did, so nothing was written. Wait for it, or undo it: npm run import -- --undo",
    )
  writeFileSync(
    journalIn(root, "unfinished"),
    JSON.stringify({ id, owner: processRecord, files: Object.fromEntries(kept) } satisfies Journal),
    // So that it is whole, under its next name, even after a power cut.
    { flush: true },
  )
  // Ctrl+C would leave only some of the files written.
  const ignore = () => undefined
  process.on("SIGINT", ignore)
  renameSync(journalIn(root, "unfinished"), journal)
  try {
    for (const [file, text] of changes) {
      const place = path.join(root, file)
      mkdirSync(path.dirname(place), { recursive: true })
      if (text === undefined) rmSync(place, { force: true })
      else writeFileSync(place, text)
    }
    check?.()
    rmSync(journal)
  } catch (error) {
    const present = readJournal(root)
    if (present?.id === id) putBack(root, present)
    throw error
  } finally {
    process.off("SIGINT", ignore)
  }
}
