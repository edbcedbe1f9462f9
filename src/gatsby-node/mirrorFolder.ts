import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pathsBelow } from "../content/pathsBelow"
import type { PublishedContent } from "../content/publishedContent"
import { statOf } from "../content/statOf"
import { isTemporary } from "../content/temporaryFiles"

/** The paths of a folder's files, from there, with forward slashes. */
const filesIn = (folder: string) =>
  pathsBelow(folder).filter(
    // Names that begin with a dot belong to editors, and a symlink may be broken.
    (file) =>
      !file.split("/").some((part) => part.startsWith(".")) &&
      !isTemporary(file) &&
      statOf(path.join(folder, file))?.isFile(),
  )

const isSame = (source: string, target: string) => {
  const from = statSync(source)
  const to = statOf(target)
  return to !== undefined && from.size === to.size && Math.abs(from.mtimeMs - to.mtimeMs) < 1
}

const copy = (source: string, target: string) => {
  copyFileSync(source, target)
  const { atime, mtime } = statSync(source)
  utimesSync(target, atime, mtime)
}

/** Pictures are copied before the JSON files that name them, so that Gatsby never reads one without its picture. */
const picturesFirst = (a: string, b: string) => Number(a.endsWith(".json")) - Number(b.endsWith(".json"))

/** Writes a text only if it differs: Gatsby reads a file again when its modification time changes. */
const write = (file: string, text: string) => {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Mirrors a folder into another; equal files are not written again.
 * @param changes the files to leave out, and those to write with a different text
 * @param replaced the files to copy instead of others, by the paths of those
 */
export const mirrorFolder = (
  from: string,
  to: string,
  { unpublished, texts }: Pick<PublishedContent, "unpublished" | "texts">,
  replaced: ReadonlyMap<string, string> = new Map(),
) => {
  const sourceOf = (file: string) => replaced.get(file) ?? path.join(from, file)
  mkdirSync(to, { recursive: true })
  const wanted = filesIn(from).filter((file) => !unpublished.has(file))
  const changed = wanted
    .filter((file) => !texts.has(file) && !isSame(sourceOf(file), path.join(to, file)))
    .sort(picturesFirst)
  for (const folder of new Set(changed.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true })
  for (const file of changed) copy(sourceOf(file), path.join(to, file))
  for (const [file, text] of texts) write(path.join(to, file), text)
  const known = new Set(wanted)
  for (const file of filesIn(to)) if (!known.has(file)) rmSync(path.join(to, file))
}
