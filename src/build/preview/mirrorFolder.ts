import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    // What begins with a dot is for editors' programs, not for pages.
    (file) => !file.split(path.sep).some((part) => part.startsWith(".")) && statSync(path.join(folder, file)).isFile(),
  )

const isSame = (source: string, target: string) => {
  const from = statSync(source)
  const to = statSync(target, { throwIfNoEntry: false })
  return to !== undefined && from.size === to.size && Math.abs(from.mtimeMs - to.mtimeMs) < 1
}

const copy = (source: string, target: string) => {
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(source, target)
  const { atime, mtime } = statSync(source)
  utimesSync(target, atime, mtime)
}

/** Pictures come before the texts that name them, so that no text is ever read without its picture. */
const picturesFirst = (a: string, b: string) => Number(a.endsWith(".json")) - Number(b.endsWith(".json"))

/**
 * Makes one folder hold the same files as another; files that are alike are left alone.
 * @returns the files that were written or taken away
 */
export const mirrorFolder = (from: string, to: string) => {
  mkdirSync(to, { recursive: true })
  const wanted = filesIn(from)
  const changed = wanted.filter((file) => !isSame(path.join(from, file), path.join(to, file))).sort(picturesFirst)
  for (const file of changed) copy(path.join(from, file), path.join(to, file))
  const gone = filesIn(to).filter((file) => !wanted.includes(file))
  for (const file of gone) rmSync(path.join(to, file))
  return [...changed, ...gone]
}
