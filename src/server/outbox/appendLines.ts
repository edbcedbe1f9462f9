import { type FileHandle, open, stat } from "node:fs/promises"
import path from "node:path"

/** How many bytes at the end of a file are read; a submission has at most half as many. */
const END_BYTES = 2_097_152

const readEnd = async (handle: FileHandle) => {
  const { size } = await handle.stat()
  const length = Math.min(size, END_BYTES)
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
  return buffer.toString("utf8")
}

/** A new file survives a crash only once its folder is synced; some systems cannot or need not sync folders. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r").catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** The last lines of a file; none if it does not exist. The first of them may be half a line. */
export const lastLines = async (file: string): Promise<string[]> => {
  const handle = await open(file, "r").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT") throw cause
  })
  try {
    return handle ? (await readEnd(handle)).split("\n").filter(Boolean) : []
  } finally {
    await handle?.close()
  }
}

/**
 * Appends values as lines of JSON, or only syncs the file if there are none. Call it with its folder locked.
 * @returns a promise that resolves once they are on disk, not just in the system's cache
 */
export const appendLines = async (file: string, values: readonly object[]) => {
  const handle = await open(file, "a+", 0o600)
  try {
    const { size } = await handle.stat()
    const last = size > 0 ? (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : "\n"
    const lines = values.map((value) => `${JSON.stringify(value)}\n`).join("")
    // A crash may have left half a line: the first value then begins on a new line.
    if (lines) await handle.appendFile(`${last === "\n" ? "" : "\n"}${lines}`)
    await handle.datasync()
    if ((await stat(file)).ino !== (await handle.stat()).ino)
      throw new Error(`${file} was replaced while this process was stopped`)
    if (size === 0) await syncFolder(path.dirname(file))
  } finally {
    await handle.close()
  }
}
