import path from "node:path"
import { pathsBelow } from "../content/pathsBelow"

/** The paths of all files below a folder, relative to it, with forward slashes. */
export const relativePathsBelow = (folder: string) => pathsBelow(folder, (entry) => entry.isFile())

/** The paths of all files below a folder, from the working directory. */
export const filesBelow = (folder: string) => relativePathsBelow(folder).map((file) => path.join(folder, file))
