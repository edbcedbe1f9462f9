import { type FileHandle, mkdir, open } from "node:fs/promises"
import path from "node:path"
import { readOutbox } from "./readOutbox"
import type { Submission } from "./readSubmission"

const lineEnd = "\n"

/**
 * Milliseconds within which the same submission counts as a repetition: visitors send it again if the answer was lost
 * to a slow network or a crash of the server (docs/specification.md, Mail).
 */
const REPEAT_WINDOW_MS = 600_000

/** How many bytes at the end of the file are searched for a repetition; a submission has at most half as many. */
const SEARCHED_BYTES = 2_097_152

/** Writes are queued across all requests. Global, since the live preview reloads functions for each request. */
const queues = globalThis as { outboxQueue?: Promise<void> }

const readEnd = async (handle: FileHandle) => {
  const { size } = await handle.stat()
  const length = Math.min(size, SEARCHED_BYTES)
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.toString("utf8")
}

const isRepeated = (end: string, submission: string, received: Date) => {
  // Only lines that may be repetitions are parsed.
  const alike = end.split(lineEnd).filter((line) => line.endsWith(submission.slice(1)))
  return readOutbox(alike.join(lineEnd)).entries.some(
    (entry) => Math.abs(received.getTime() - Date.parse(entry.received)) < REPEAT_WINDOW_MS,
  )
}

/** A new file survives a crash only once its folder is synced; some systems cannot or need not sync folders. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r").catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

const append = async (file: string, submission: Submission, received: Date) => {
  // Accessible only to the user that runs the server.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, "a+", 0o600)
  try {
    const end = await readEnd(handle)
    if (!isRepeated(end, JSON.stringify(submission), received)) {
      // A crash may have left half a line: the new entry then begins on a new line.
      const start = end === "" || end.endsWith(lineEnd) ? "" : lineEnd
      await handle.appendFile(start + JSON.stringify({ received: received.toISOString(), ...submission }) + lineEnd)
    }
    // Acknowledge only what is on disk, not just in the system's cache.
    await handle.datasync()
    if (end === "") await syncFolder(path.dirname(file))
  } finally {
    await handle.close()
  }
}

/**
 * Appends one submission as a line of JSON, unless the same was received within the last minutes.
 * @returns a promise that resolves once it is on disk
 */
export const appendToOutbox = (file: string, submission: Submission, received = new Date()) => {
  const turn = (queues.outboxQueue ?? Promise.resolve()).then(() => append(file, submission, received))
  // The queue continues after a failed write.
  queues.outboxQueue = turn.catch(() => undefined)
  return turn
}
