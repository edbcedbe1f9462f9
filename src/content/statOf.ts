import { statSync } from "node:fs"

/** The stats of a file; undefined if it is missing, is a broken symlink, or has an invalid or too long name. */
export const statOf = (file: string) => {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
