import type { Dirent, Stats } from "node:fs"

/** What a place on the disk is. */
export const kindOf = (entry: Dirent | Stats) => {
  if (entry.isSymbolicLink()) return "link"
  if (entry.isDirectory()) return "folder"
  if (entry.isFIFO()) return "pipe"
  if (entry.isSocket()) return "socket"
  return entry.isFile() ? "file" : "device"
}
