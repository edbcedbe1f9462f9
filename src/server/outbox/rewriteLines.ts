import { open, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import { syncFolder } from "./appendLines"
import { textOf } from "./loadOutbox"

type Lines = readonly string[]

/** Leaves lines out. */
export const without =
  (isRemoved: (line: string) => boolean) =>
  (lines: Lines): Lines =>
    lines.filter((line) => !isRemoved(line))

/**
 * Shortens a file, which is replaced in one step, so that a crash leaves either the old or the new one. Call it with its
 * folder locked.
 * @param shorten returns as many lines as it gets, if none can be spared
 * @returns how many lines fewer the file has
 */
export const rewriteLines = async (file: string, shorten: (lines: Lines) => Lines) => {
  // Always of the same name, so that no copy stays if a command was killed.
  const replacement = `${file}.new`
  await rm(replacement, { force: true })
  const text = await textOf(file)
  const lines = text.split("\n").filter(Boolean)
  const kept = shorten(lines)
  if (kept.length === lines.length) return 0
  const handle = await open(replacement, "wx", 0o600)
  try {
    await handle.writeFile(kept.map((line) => `${line}\n`).join(""))
    await handle.sync()
  } finally {
    await handle.close()
  }
  if ((await stat(file)).size !== Buffer.byteLength(text))
    throw new Error(`${file} was changed while this command was stopped: run it again`)
  await rename(replacement, file)
  await syncFolder(path.dirname(file))
  return lines.length - kept.length
}
