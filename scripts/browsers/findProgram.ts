import { accessSync, constants } from "node:fs"
import path from "node:path"

/** Whether a file is executable. */
export const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an installed program, or undefined. */
export const findProgram = (name: string) => {
  const program = process.platform === "win32" ? `${name}.exe` : name
  return [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
    .map((folder) => path.join(folder, program))
    .find(isProgram)
}
