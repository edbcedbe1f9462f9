import { existsSync } from "node:fs"
import path from "node:path"

/** The file of a program that the system has, or undefined. */
export const findProgram = (name: string) =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
