import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { checkContent, checkEntry, filesIn, targetsOf } from "./checkContent"
import { keyOf } from "./checkFiles"
import { contentTypeOf, type EntryKey } from "./contentTypes"
import type { Fault } from "./fault"
import { readDataFile } from "./readDataFile"

/** What is remembered of data that were good: of every file its digest and, for an entry, its key. */
export interface GoodData {
  /** Names the rules they were checked by. */
  rules: string
  files: Record<string, { digest: string; key?: EntryKey }>
}

const digestOf = (root: string, file: string) =>
  file.endsWith(".json")
    ? createHash("sha1")
        .update(readFileSync(`${root}/data/${file}`))
        .digest("base64")
    : ""

const digestsOf = (root: string) => new Map(filesIn(root).map((file) => [file, digestOf(root, file)]))

/** The key of the entry in a file that was found good. */
const keyIn = (root: string, file: string) =>
  file.endsWith(".json") ? keyOf({ value: JSON.parse(readFileSync(`${root}/data/${file}`, "utf8")) }) : undefined

const sameKey = (a: EntryKey | undefined, b: EntryKey | undefined) => a?.slug === b?.slug && a?.number === b?.number

/**
 * The faults of the files that changed since the data were good,
 * or undefined where more than the text of some entries changed, so that all of them must be checked.
 */
const faultsOfChanges = (root: string, good: GoodData, digests: ReadonlyMap<string, string>): Fault[] | undefined => {
  const known = Object.entries(good.files)
  if (known.length !== digests.size || known.some(([file]) => !digests.has(file))) return undefined
  const targets = targetsOf(
    known.flatMap(([file, { key }]) => {
      const type = contentTypeOf(file)
      return type ? [{ type, key }] : []
    }),
  )
  const faults: Fault[] = []
  for (const [file, { digest, key }] of known) {
    if (digests.get(file) === digest) continue
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
  const digests = digestsOf(root)
  const changes = good?.rules === rules ? faultsOfChanges(root, good, digests) : undefined
  const faults = changes ?? checkContent(root)
  if (faults.length > 0) return { faults }
  const files: GoodData["files"] = {}
  for (const [file, digest] of digests) {
    const before = changes && good?.files[file]
    files[file] = { digest, key: before ? before.key : keyIn(root, file) }
  }
  return { faults, good: { rules, files } }
}
