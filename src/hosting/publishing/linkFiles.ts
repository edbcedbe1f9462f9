import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs"
import path from "node:path"
import { filesBelow, isVariant } from "../compress/variants"

/** A second name for a file costs no room, but some disks know no such thing. */
const linkOrCopy = (from: string, to: string) => {
  try {
    linkSync(from, to)
  } catch {
    const { atime, mtime } = statSync(from)
    copyFileSync(from, to)
    utimesSync(to, atime, mtime)
  }
}

/** Whether a file is the same as another: a link, or a copy of what has not changed since. */
const isSame = (one: string, other: string) => {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  return a !== undefined && b !== undefined && a.size === b.size && a.mtime.getTime() === b.mtime.getTime()
}

/** Takes away empty folders, the innermost first. */
const dropEmpty = (folder: string) => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) dropEmpty(path.join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * Makes a folder hold these files, and no others but their compressed variants, by links where the disk can.
 * @param files where each file is now, by its place in the folder
 */
export const linkFiles = (files: ReadonlyMap<string, string>, to: string) => {
  for (const file of existsSync(to) ? filesBelow(to) : []) {
    const place = path.relative(to, file).split(path.sep).join("/")
    const owner = isVariant(place) && !files.has(place) ? place.slice(0, -path.extname(place).length) : place
    if (!files.has(owner)) rmSync(file)
  }
  if (existsSync(to)) dropEmpty(to)
  for (const [place, file] of files) {
    const target = path.join(to, place)
    if (isSame(file, target)) continue
    rmSync(target, { force: true })
    mkdirSync(path.dirname(target), { recursive: true })
    linkOrCopy(file, target)
  }
}
