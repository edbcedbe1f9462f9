import { createHash } from "node:crypto"
import { readFileSync, statSync, writeFileSync } from "node:fs"

/** What is known of the pages of the last build: by which rules their policies were written, and when. */
interface Known {
  rules: string
  /** Milliseconds of the last change, by file. */
  files: Record<string, number>
}

const read = (memory: string): Known => {
  try {
    return JSON.parse(readFileSync(memory, "utf8"))
  } catch {
    return { rules: "", files: {} }
  }
}

/**
 * Remembers which pages have their policy, so that a build opens only those that were made anew.
 * @param rules all that policies follow from; other rules concern every page
 * @param memory the file of the memory; with the cache it is thrown away
 */
export const recallPages = (rules: string, memory: string) => {
  const mark = createHash("sha1").update(rules).digest("base64")
  const known = read(memory)
  const changedAt = (file: string) => statSync(file).mtimeMs
  return {
    /** Whether a page was written since its policy was. */
    isNew: (file: string) => known.rules !== mark || known.files[file] !== changedAt(file),
    /** Writes down that these pages have their policy. */
    keepOnly: (files: readonly string[]) =>
      writeFileSync(
        memory,
        JSON.stringify({ rules: mark, files: Object.fromEntries(files.map((file) => [file, changedAt(file)])) }),
      ),
  }
}
