import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { checkContent, checkEntry, listedFiles, targetsOf } from "./checkContent"
import { hasDuplicates, keyOf, namesOf } from "./checkFiles"
import { type ContentType, contentTypeOf, type EntryKey } from "./contentTypes"
import { imageFormatOf } from "./imageFormatOf"
import type { Issue } from "./issue"
import { readDataFile, textOf } from "./readDataFile"
import { statOf } from "./statOf"

/** A file as it is now. */
interface SeenFile {
  /** When the system last saw it change, which no program can set, in milliseconds. */
  changed?: number
  /** Names its content; of a picture, all that is checked: its size and its format. */
  digest: string
}

/** What is kept of a file that was good. */
interface GoodFile extends SeenFile {
  /** The key of an entry, and all that only one entry may bear. */
  key?: EntryKey
  names: readonly string[]
}

/** What is kept of data that were good. */
export interface GoodData {
  /** Names the rules they were checked by. */
  rules: string
  files: Record<string, GoodFile>
}

const digestOf = (file: string) =>
  file.endsWith(".json")
    ? createHash("sha1").update(readFileSync(file)).digest("base64")
    : `${statOf(file)?.size} bytes, ${imageFormatOf(file)}`

/** Tells each file as it is now, and opens only those that may have changed: there may be ten thousand. */
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

/** What to keep of a file that was found good just now. The check has gone over its JSON; here it need only be quick. */
const readGood = (root: string, file: string, seen: SeenFile): GoodFile => {
  const type = contentTypeOf(file)
  if (!type || !file.endsWith(".json")) return { ...seen, names: [] }
  return goodFile(seen, type, JSON.parse(textOf(`${root}/data/${file}`)))
}

const sameKey = (a: EntryKey | undefined, b: EntryKey | undefined) => a?.slug === b?.slug && a?.number === b?.number

/**
 * What to keep where only the text of some entries has changed since the data were good, and they are good still;
 * otherwise undefined. Files that have not changed are not opened.
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
 * Checks the data, taking files that have not changed since the data were good as good. Where anything is wrong, or may
 * be, all of them are checked: what is refused, and why, does not depend on what was kept.
 * @param root the folder that holds `data/`
 * @param rules names the rules: what was found good by others is checked again
 * @param good what was kept of the last good data
 * @returns the issues and, where there are none, what to keep
 */
export const checkChanges = (root: string, rules: string, good?: GoodData): { issues: Issue[]; good?: GoodData } => {
  const { files: names, issues: unreadable } = listedFiles(root)
  if (unreadable.length > 0) return { issues: unreadable }
  const now = filesNow(root, names, good?.files)
  const changed = good?.rules === rules ? withChanges(root, good, now) : undefined
  if (changed) return { issues: [], good: { rules, files: changed } }
  const issues = checkContent(root)
  if (issues.length > 0) return { issues }
  const files = Object.fromEntries([...now].map(([file, seen]) => [file, readGood(root, file, seen)]))
  return { issues, good: { rules, files } }
}
