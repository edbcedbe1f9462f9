import { statSync } from "node:fs"

/** The stats of a file; undefined also for broken symlinks, and for names that no system allows or that are too long. */
export const statOf = (file: string) => {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
