import { type Dirent, readdirSync, realpathSync } from "node:fs"
import path from "node:path"
import { statOf } from "./statOf"

/** A file, folder or link below a folder. */
export interface EntryBelow {
  /** From the folder, with forward slashes. */
  path: string
  entry: Dirent
  /** Whether it is a link to something outside of the folder. */
  leadsOut: boolean
}

/** Where a link leads; undefined if to nothing. */
const targetOf = (link: string) => {
  try {
    return realpathSync.native(link)
  } catch {
    return undefined
  }
}

const entriesIn = (folder: string, top: string, above: readonly string[]): Omit<EntryBelow, "path">[] => {
  const real = realpathSync.native(folder)
  if (above.includes(real)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    const target = entry.isSymbolicLink() ? targetOf(place) : undefined
    const leadsOut = target !== undefined && !`${target}${path.sep}`.startsWith(`${top}${path.sep}`)
    const isFolder = entry.isDirectory() || (target !== undefined && !leadsOut && statOf(place)?.isDirectory())
    return [{ entry, leadsOut }, ...(isFolder ? entriesIn(place, top, [...above, real]) : [])]
  })
}

/**
 * All files and folders below a folder. Links to folders are followed, but not out of it, and not in circles: `readdirSync`
 * follows links in some releases of Node only, and forty times round a circle, where Node 24.0 crashes.
 * @throws if a folder cannot be read
 */
export const entriesBelow = (folder: string): EntryBelow[] =>
  entriesIn(folder, realpathSync.native(folder), []).map(({ entry, leadsOut }) => ({
    path: path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    entry,
    leadsOut,
  }))

/**
 * The paths of {@link entriesBelow}.
 * @param takes which entries are wanted
 * @throws if a folder cannot be read
 */
export const pathsBelow = (folder: string, takes: (entry: Dirent) => boolean = () => true) =>
  entriesBelow(folder).flatMap(({ path: file, entry }) => (takes(entry) ? file : []))
