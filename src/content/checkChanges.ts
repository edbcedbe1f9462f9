import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { EntryKey } from "../site/entryPaths"
import { checkContent, checkEntry, listedFiles, targetsOf } from "./checkContent"
import { hasDuplicates, keyOf, namesOf } from "./checkFiles"
import { type ContentType, contentTypeOf } from "./contentTypes"
import type { Issue } from "./issue"
import { readDataFile, readText } from "./readDataFile"
import { statOf } from "./statOf"

/** A file in its current state. */
interface SeenFile {
  /** When the system last recorded a change (ctime), which no program can set, in milliseconds. */
  changed?: number
  /** Hash of its content; empty if it cannot be read. */
  digest: string
}

/** What is stored about a file without issues. */
interface GoodFile extends SeenFile {
  /** The entry's key, and those of its values that must be unique. */
  key?: EntryKey
  names: readonly string[]
}

/** What is stored about data without issues. */
export interface GoodData {
  files: Record<string, GoodFile>
}

const digestOf = (file: string) => {
  try {
    return createHash("sha1").update(readFileSync(file)).digest("base64")
  } catch {
    return ""
  }
}

/** The current state of each file. Opens only files that may have changed, since there may be ten thousand. */
const filesNow = (root: string, names: readonly string[], known: GoodData["files"] = {}) =>
  new Map(
    names.map((name): [string, SeenFile] => {
      const file = `${root}/data/${name}`
      const changed = statOf(file)?.ctimeMs
      const before = known[name]
      const digest = before && changed && before.changed === changed ? before.digest : digestOf(file)
      return [name, { changed, digest }]
    }),
  )

const goodFile = (seen: SeenFile, type: ContentType, value: unknown): GoodFile => ({
  ...seen,
  key: keyOf({ value }),
  names: namesOf({ type, data: { value } }),
})

/** What to store about a file that has just passed the check, so that its JSON is known to be valid. */
const readGood = (root: string, file: string, seen: SeenFile): GoodFile => {
  const type = contentTypeOf(file)
  if (!type || !file.endsWith(".json")) return { ...seen, names: [] }
  return goodFile(seen, type, JSON.parse(readText(`${root}/data/${file}`)))
}

const sameKey = (a: EntryKey | undefined, b: EntryKey | undefined) => a?.slug === b?.slug && a?.number === b?.number

/**
 * What to store if only the text of some entries has changed since the last good state and they are still good; otherwise
 * undefined. Files that have not changed are not opened.
 */
const withChanges = (root: string, good: GoodData, now: ReadonlyMap<string, SeenFile>) => {
  const known = Object.entries(good.files)
  if (known.length !== now.size) return undefined
  const targets = targetsOf(
    known.flatMap(([file, { key }]) => {
      const type = contentTypeOf(file)
      return type ? [{ type, key }] : []
    }),
  )
  const files = { ...good.files }
  for (const [file, seen] of now) {
    const before = good.files[file]
    if (!before) return undefined
    files[file] = { ...before, ...seen }
    if (before.digest === seen.digest) continue
    const type = contentTypeOf(file)
    if (!type) return undefined
    const data = readDataFile(root, `data/${file}`)
    if ("issues" in data || !sameKey(before.key, keyOf(data))) return undefined
    if (checkEntry({ type, data }, root, targets).length > 0) return undefined
    files[file] = goodFile(seen, type, data.value)
  }
  return hasDuplicates(Object.values(files).map(({ names }) => names)) ? undefined : files
}

/**
 * Checks the data, skipping files that have not changed since they were good. If anything is or may be wrong, all files
 * are checked, so that the issues never depend on what was stored.
 * @param root the folder that holds `data/`
 * @param good what was stored about the last good data
 * @returns the issues and, if there are none, what to store
 */
export const checkChanges = (root: string, good?: GoodData): { issues: Issue[]; good?: GoodData } => {
  const { files: names, issues: unreadable } = listedFiles(root)
  if (unreadable.length > 0) return { issues: unreadable }
  const now = filesNow(root, names, good?.files)
  const changed = good && withChanges(root, good, now)
  if (changed) return { issues: [], good: { files: changed } }
  const issues = checkContent(root)
  if (issues.length > 0) return { issues }
  const files = Object.fromEntries([...now].map(([file, seen]) => [file, readGood(root, file, seen)]))
  return { issues, good: { files } }
}
