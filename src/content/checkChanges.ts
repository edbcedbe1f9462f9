import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import type { EntryKey } from "../site/entryPaths"
import { allTargetsOf, checkContent, checkEntry, listedFiles, sharedFiles } from "./checkContent"
import { hasDuplicates, keyOf, namesOf } from "./checkFiles"
import { type ContentType, contentTypeOf } from "./contentTypes"
import { isHidden } from "./isHidden"
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
interface CheckedFile extends SeenFile {
  /** The entry's key, and those of its values that must be unique. */
  key?: EntryKey
  names: readonly string[]
  /** Whether its page is hidden, so that menus may not name it. */
  hidden?: boolean
}

/** The check cache: what is stored about data without issues, so that unchanged files are not checked again. */
export interface CheckCache {
  files: Record<string, CheckedFile>
}

const digestOf = (file: string) => {
  try {
    // A link may lead to a hidden pipe, which is no data, and reading one may never end.
    return statSync(file).isFile() ? createHash("sha1").update(readFileSync(file)).digest("base64") : ""
  } catch {
    return ""
  }
}

/** The current state of each file. Opens only files that may have changed, since there may be ten thousand. */
const filesNow = (root: string, names: readonly string[], known: CheckCache["files"] = {}) =>
  new Map(
    names.map((name): [string, SeenFile] => {
      const file = `${root}/data/${name}`
      const changed = statOf(file)?.ctimeMs
      const before = known[name]
      const digest = before && changed && before.changed === changed ? before.digest : digestOf(file)
      return [name, { changed, digest }]
    }),
  )

const checkedFile = (seen: SeenFile, type: ContentType, value: unknown): CheckedFile => ({
  ...seen,
  key: keyOf({ value }),
  names: namesOf({ type, data: { value } }),
  // Undefined takes no space in the cache.
  hidden: isHidden(value) || undefined,
})

/** What to store about a file that has just passed the check, so that its JSON is known to be valid. */
const readChecked = (root: string, file: string, seen: SeenFile): CheckedFile => {
  const type = contentTypeOf(file)
  if (!type || !file.endsWith(".json")) return { ...seen, names: [] }
  return checkedFile(seen, type, JSON.parse(readText(`${root}/data/${file}`)))
}

const sameKey = (a: EntryKey | undefined, b: EntryKey | undefined) => a?.slug === b?.slug && a?.number === b?.number

/**
 * What to store if only the text of some entries has changed since the last good state and they are still good; otherwise
 * undefined. Files that have not changed are not opened.
 */
const withChanges = (root: string, cache: CheckCache, now: ReadonlyMap<string, SeenFile>) => {
  const known = Object.entries(cache.files)
  if (known.length !== now.size) return undefined
  if (sharedFiles.some((file) => cache.files[file]?.digest !== now.get(file)?.digest)) return undefined
  const keys = known.flatMap(([file, { key, hidden }]) => {
    const type = contentTypeOf(file)
    return type ? [{ type, key, hidden }] : []
  })
  const targets = allTargetsOf(root, keys)
  const files = { ...cache.files }
  for (const [file, seen] of now) {
    const before = cache.files[file]
    if (!before) return undefined
    files[file] = { ...before, ...seen }
    if (before.digest === seen.digest) continue
    const type = contentTypeOf(file)
    if (!type) return undefined
    const data = readDataFile(root, `data/${file}`)
    if ("issues" in data || !sameKey(before.key, keyOf(data))) return undefined
    if (checkEntry({ type, data }, root, targets).length > 0) return undefined
    const checked = checkedFile(seen, type, data.value)
    if (checked.hidden && !before.hidden) return undefined
    files[file] = checked
  }
  return hasDuplicates(Object.values(files).map(({ names }) => names)) ? undefined : files
}

/**
 * Checks the data, skipping files that have not changed since they were good. If anything is or may be wrong, all files
 * are checked, so that the issues never depend on what was stored.
 * @param root the folder that holds `data/`
 * @param cache what was stored about the last data without issues
 * @returns the issues and, if there are none, what to store
 */
export const checkChanges = (root: string, cache?: CheckCache): { issues: Issue[]; cache?: CheckCache } => {
  const { files: names, misleading, issues: unreadable } = listedFiles(root)
  if (unreadable.length > 0) return { issues: unreadable }
  // Reading what is outside of data, or a pipe, may never end.
  if (misleading.size > 0) return { issues: checkContent(root) }
  const now = filesNow(root, names, cache?.files)
  const changed = cache && withChanges(root, cache, now)
  if (changed) return { issues: [], cache: { files: changed } }
  const issues = checkContent(root)
  if (issues.length > 0) return { issues }
  const files = Object.fromEntries([...now].map(([file, seen]) => [file, readChecked(root, file, seen)]))
  return { issues, cache: { files } }
}
