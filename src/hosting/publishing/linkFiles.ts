import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import { isVariant } from "../compress/variants"
import { relativePathsBelow } from "../filesBelow"

/** Hard links take no space, but some file systems do not support them. */
const linkOrCopy = (from: string, to: string) => {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Whether two files are the same: by a hard link, or as a copy that has not changed since. */
const isSame = (one: string, other: string) => {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.size === b.size && a.mtime.getTime() === b.mtime.getTime()
}

/** Deletes empty folders, innermost first. */
const dropEmpty = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) dropEmpty(path.join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Fills a folder with exactly these files, besides their compressed variants, using hard links if possible.
 * @param files the current path of each file, by its path in the folder
 */
export const linkFiles = (files: ReadonlyMap<string, string>, to: string) => {
  for (const sitePath of existsSync(to) ? relativePathsBelow(to) : []) {
    const owner =
      isVariant(sitePath) && !files.has(sitePath) ? sitePath.slice(0, -path.extname(sitePath).length) : sitePath
    if (!files.has(owner)) rmSync(path.join(to, sitePath))
  }
  if (existsSync(to)) dropEmpty(to)
  for (const [sitePath, file] of files) {
    const target = path.join(to, sitePath)
    if (isSame(file, target)) continue
    rmSync(target, { force: true })
    mkdirSync(path.dirname(target), { recursive: true })
    linkOrCopy(file, target)
  }
}
