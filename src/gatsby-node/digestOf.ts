import { createHash } from "node:crypto"
import { readdirSync, readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import { statOf } from "../content/statOf"

/** What a function reads, or nothing where it fails: what cannot be read is for the checks to report. */
export const attempt = <Result>(read: () => Result, nothing: Result) => {
  try {
    return read()
  } catch {
    return nothing
  }
}

/** The files of a folder, or the file of that name. Links are followed, but not in circles. */
const filesIn = (name: string, above: readonly string[] = []): string[] => {
  if (!statOf(name)?.isDirectory()) return [name]
  const real = realpathSync.native(name)
  if (above.includes(real)) return []
  return attempt(() => readdirSync(name), []).flatMap((inner) =>
    filesIn(path.posix.join(name, inner), [...above, real]),
  )
}

/** The content of a file; nothing of a pipe or a device, since reading one may never end. */
const contentOf = (file: string) => attempt(() => (statOf(file)?.isFile() ? readFileSync(file) : ""), "")

/**
 * Hash of the content and the paths of files.
 * @param names files and folders
 * @param besides a further text to hash
 * @param ignored the paths to leave out
 */
export const digestOf = (names: readonly string[], besides = "", ignored = /^$/) => {
  const hash = createHash("sha1").update(besides)
  const files = new Set(names.flatMap((name) => filesIn(name)))
  for (const file of [...files].sort()) if (!ignored.test(file)) hash.update(`\n${file}\n`).update(contentOf(file))
  return hash.digest("hex")
}
