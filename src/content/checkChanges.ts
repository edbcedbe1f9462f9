import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { checkContent, checkEntry, filesIn, targetsOf } from "./checkContent"
import { keyOf } from "./checkFiles"
import { contentTypeOf, type EntryKey } from "./contentTypes"
import type { Fault } from "./fault"
import { readDataFile } from "./readDataFile"

/** What is remembered of a file that was good. */
interface GoodFile {
  /** When the system last saw it change, which no program can set, in milliseconds. */
  changed: number
  digest: string
  /** That of the entry in it. */
  key?: EntryKey
}

/** What is remembered of data that were good. */
export interface GoodData {
  /** Names the rules they were checked by. */
  rules: string
  files: Record<string, GoodFile>
}

const digestOf = (root: string, file: string) =>
  file.endsWith(".json")
    ? createHash("sha1")
        .update(readFileSync(`${root}/data/${file}`))
        .digest("base64")
    : ""

/** Tells each file as it is now, and opens only those that may have changed: there may be ten thousand. */
const filesNow = (root: string, known: GoodData["files"]) =>
  new Map(
    filesIn(root).map((file): [string, GoodFile] => {
      const { ctimeMs: changed } = statSync(`${root}/data/${file}`)
      const before = known[file]
      return [file, { changed, digest: before?.changed === changed ? before.digest : digestOf(root, file) }]
    }),
  )

/** The key of the entry in a file that was found good. */
const keyIn = (root: string, file: string) =>
  file.endsWith(".json") ? keyOf({ value: JSON.parse(readFileSync(`${root}/data/${file}`, "utf8")) }) : undefined

const sameKey = (a: EntryKey | undefined, b: EntryKey | undefined) => a?.slug === b?.slug && a?.number === b?.number

/**
 * The faults of the files that changed since the data were good,
 * or undefined where more than the text of some entries changed, so that all of them must be checked.
 */
const faultsOfChanges = (root: string, good: GoodData, now: ReadonlyMap<string, GoodFile>): Fault[] | undefined => {
  const known = Object.entries(good.files)
  if (known.length !== now.size || known.some(([file]) => !now.has(file))) return undefined
  const targets = targetsOf(
    known.flatMap(([file, { key }]) => {
      const type = contentTypeOf(file)
      return type ? [{ type, key }] : []
    }),
  )
  const faults: Fault[] = []
  for (const [file, { digest, key }] of known) {
    if (now.get(file)?.digest === digest) continue
    const type = contentTypeOf(file)
    const data = readDataFile(root, `data/${file}`)
    if (!type || "faults" in data || !sameKey(key, keyOf(data))) return undefined
    faults.push(...checkEntry({ type, data }, root, targets))
  }
  return faults
}

/**
 * Checks the data, taking files that have not changed since the data were good as good.
 * @param root the folder that holds `data/`
 * @param rules names the rules: what was found good by others is checked again
 * @param good what was remembered of the last good data
 * @returns the faults and, where there are none, what to remember
 */
export const checkChanges = (root: string, rules: string, good?: GoodData): { faults: Fault[]; good?: GoodData } => {
  const now = filesNow(root, good?.files ?? {})
  const changes = good?.rules === rules ? faultsOfChanges(root, good, now) : undefined
  const faults = changes ?? checkContent(root)
  if (faults.length > 0) return { faults }
  const files: GoodData["files"] = {}
  for (const [file, seen] of now) {
    const before = changes && good?.files[file]
    files[file] = { ...seen, key: before ? before.key : keyIn(root, file) }
  }
  return { faults, good: { rules, files } }
}
