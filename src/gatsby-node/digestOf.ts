import { createHash } from "node:crypto"
import { type Dirent, readdirSync, readFileSync, readlinkSync, type Stats } from "node:fs"
import path from "node:path"
import { statOf } from "../content/statOf"

/** What a function reads, or nothing where it fails: what cannot be read is for the checks to report. */
const attempt = <Result>(read: () => Result, nothing: Result) => {
  try {
    return read()
  } catch {
    return nothing
  }
}

/** The files of a folder, or the file of that name, each with its kind; links in a folder may lead anywhere, and stay. */
const filesIn = (name: string, kind: Dirent | Stats | undefined = statOf(name)): [string, Dirent | Stats][] => {
  if (!kind?.isDirectory()) return kind ? [[name, kind]] : []
  return attempt(() => readdirSync(name, { withFileTypes: true }), []).flatMap((entry) =>
    filesIn(path.posix.join(name, entry.name), entry),
  )
}

/** The content of a file, or where a link leads. Nothing of a pipe or a device, since reading one may never end. */
const contentOf = (file: string, kind: Dirent | Stats) => {
  if (kind.isSymbolicLink()) return attempt(() => readlinkSync(file), "")
  return kind.isFile() ? attempt(() => readFileSync(file), Buffer.of()) : ""
}

/**
 * Hash of the content and the paths of files.
 * @param names files and folders
 * @param besides a further text to hash
 * @param ignored the paths to leave out
 */
export const digestOf = (names: readonly string[], besides = "", ignored = /^$/) => {
  const hash = createHash("sha1").update(besides)
  const files = new Map(names.flatMap((name) => filesIn(name)))
  for (const [file, kind] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!ignored.test(file)) hash.update(`\n${file}\n`).update(contentOf(file, kind))
  return hash.digest("hex")
}
