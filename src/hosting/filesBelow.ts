import { readdirSync } from "node:fs"
import path from "node:path"

/** Every file below a folder, by its path from the working directory. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Every file below a folder, by its path from there, with forward slashes. */
export const relativePathsBelow = (folder: string) =>
  filesBelow(folder).map((file) => path.relative(folder, file).split(path.sep).join("/"))
