import { readdirSync } from "node:fs"
import path from "node:path"

/** The paths of all files below a folder, from the working directory. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The paths of all files below a folder, relative to it, with forward slashes. */
export const relativePathsBelow = (folder: string) =>
  filesBelow(folder).map((file) => path.relative(folder, file).split(path.sep).join("/"))
