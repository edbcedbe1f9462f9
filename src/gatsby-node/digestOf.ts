import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

/** The files of a folder, or the file of that name; none if there is none. */
export const filesIn = (name: string): string[] => {
  if (!existsSync(name)) return []
  return statSync(name).isDirectory()
    ? readdirSync(name).flatMap((inner) => filesIn(path.posix.join(name, inner)))
    : [name]
}

/**
 * Hash of the content and the paths of files.
 * @param names files and folders
 * @param besides a further text to hash
 */
export const digestOf = (names: readonly string[], besides = "") => {
  const hash = createHash("sha1").update(besides)
  for (const file of names.flatMap(filesIn).sort()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest("hex")
}
