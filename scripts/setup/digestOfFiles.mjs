import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"

/** @param {string} name a file or folder @returns {string[]} the files; none if the name does not exist */
const filesIn = (name) => {
  if (!existsSync(name)) return []
  return statSync(name).isDirectory()
    ? readdirSync(name).flatMap((inner) => filesIn(path.posix.join(name, inner)))
    : [name]
}

/**
 * Hash of the content and the paths of files.
 * @param {readonly string[]} names files and folders
 * @param {{ besides?: string, isCounted?: (file: string) => boolean }} [options] a further text to hash, and a filter
 * for files
 */
export const digestOfFiles = (names, { besides = "", isCounted = () => true } = {}) => {
  const hash = createHash("sha1").update(besides)
  for (const file of names.flatMap(filesIn).filter(isCounted).sort())
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest("hex")
}
