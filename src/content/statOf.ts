import { statSync } from "node:fs"

/** What the system knows of a file; undefined also for links that lead nowhere, and for names that no system has. */
export const statOf = (file: string) => {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
