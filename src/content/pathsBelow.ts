import { type Dirent, readdirSync, realpathSync } from "node:fs"
import path from "node:path"
import { statOf } from "./statOf"

const entriesBelow = (folder: string, above: readonly string[]): Dirent[] => {
  const real = realpathSync.native(folder)
  if (above.includes(real)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && statOf(place)?.isDirectory())
    return isFolder ? [entry, ...entriesBelow(place, [...above, real])] : [entry]
  })
}

/**
 * The paths of all files and folders below a folder, from there, with forward slashes. Links to folders are followed, but
 * not in circles: `readdirSync` follows links in some releases of Node only, and forty times round a circle, where Node
 * 24.0 crashes.
 * @param takes which entries are wanted
 * @throws if a folder cannot be read
 */
export const pathsBelow = (folder: string, takes: (entry: Dirent) => boolean = () => true) =>
  entriesBelow(folder, [])
    .filter(takes)
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"))
