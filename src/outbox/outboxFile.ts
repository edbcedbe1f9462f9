import { mkdir, open } from "node:fs/promises"
import path from "node:path"

const lineEnd = "\n"
const lineEndCode = 0x0a

/** Appends wait for one another, across all requests: the server loads its functions anew for each of them. */
const queues = globalThis as { outboxQueue?: Promise<void> }

const append = async (file: string, line: string) => {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, "a+")
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    // A crash may have left half a line: the new entry begins one of its own and stays whole.
    const start = size > 0 && buffer[0] !== lineEndCode ? lineEnd : ""
    await handle.appendFile(start + line + lineEnd)
    // Acknowledged means written: not to the system's memory, to the disk.
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/**
 * Appends one entry as a line of JSON.
 * @returns when the entry is on the disk
 */
export const appendToOutbox = (file: string, entry: object) => {
  const turn = (queues.outboxQueue ?? Promise.resolve()).then(() => append(file, JSON.stringify(entry)))
  // The next in line does not care whether this one worked.
  queues.outboxQueue = turn.catch(() => undefined)
  return turn
}
