import { open, rename, rm } from "node:fs/promises"
import path from "node:path"
import { syncFolder } from "./appendLine"
import { textOf } from "./loadOutbox"

/**
 * Removes lines from a file, which is replaced in one step, so that a crash leaves either the old or the new one. Call it
 * with the outbox locked.
 * @param isRemoved whether a line is removed
 * @param checkLock throws if the lock was lost
 * @returns how many lines were removed
 */
export const rewriteLines = async (file: string, isRemoved: (line: string) => boolean, checkLock: () => void) => {
  // Always of the same name, so that no copy stays if a command was killed.
  const replacement = `${file}.new`
  await rm(replacement, { force: true })
  const lines = (await textOf(file)).split("\n").filter(Boolean)
  const kept = lines.filter((line) => !isRemoved(line))
  if (kept.length === lines.length) return 0
  const handle = await open(replacement, "wx", 0o600)
  try {
    await handle.writeFile(kept.map((line) => `${line}\n`).join(""))
    await handle.sync()
  } finally {
    await handle.close()
  }
  checkLock()
  await rename(replacement, file)
  await syncFolder(path.dirname(file))
  return lines.length - kept.length
}
