import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

const filesOf = (source: string) =>
  statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [source]

/**
 * Hash of source files and package versions. A cached result with another hash is out of date.
 * @param sources files, and folders with all files in them
 */
export const digestOfSources = (...sources: readonly string[]) => {
  const hash = createHash("sha1").update(readFileSync("package-lock.json"))
  for (const file of sources.flatMap(filesOf)) hash.update(readFileSync(file))
  return hash.digest("base64")
}
