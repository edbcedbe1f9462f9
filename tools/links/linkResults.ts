import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { readDataFile } from "../../src/content/readDataFile"
import type { Outcome } from "./askLink"

/** What earlier runs found; it is not committed. */
const resultsFile = "reports/links.json"

const result = z.strictObject({
  state: z.enum(["moved", "gone", "silent"]),
  note: z.string(),
  /** The day since which it is so. */
  since: z.iso.date(),
})
const results = z.strictObject({ addresses: z.record(z.string(), result) })

/** The addresses that are not simply alive. */
export type LinkResults = z.infer<typeof results>["addresses"]

/**
 * Reads what the last run found; nothing if there was none.
 * @param root the project's folder
 * @throws Error with file, line and remedy if the file is not one that a run has written
 */
export const readLinkResults = (root: string): LinkResults => {
  if (!existsSync(path.join(root, resultsFile))) return {}
  const data = readDataFile(root, resultsFile)
  if ("issues" in data) throw notOurs(data.issues[0]?.position?.line)
  const parsed = results.safeParse(data.value)
  if (!parsed.success) throw notOurs(data.positionOf(parsed.error.issues[0]?.path ?? []).line)
  return parsed.data.addresses
}

const notOurs = (line = 1) =>
  new Error(
    `${resultsFile}:${line}: this is not what npm run check:links has written.\n` +
      "  remedy:       Delete the file. The next run then tells everything again.",
  )

/** Whether an outcome says the same as an earlier one. The reason of a silent site changes from day to day. */
const isSame = (outcome: Outcome, before: LinkResults[string] | undefined) =>
  outcome.state === before?.state && (outcome.state !== "moved" || outcome.note === before.note)

/**
 * The results after a run, with the day since which each is so.
 * @param today the day of the run, as YYYY-MM-DD
 */
export const laterResults = (outcomes: ReadonlyMap<string, Outcome>, before: LinkResults, today: string): LinkResults =>
  Object.fromEntries(
    [...outcomes].flatMap(([address, outcome]) => {
      const { state, note = "" } = outcome
      if (state === "alive") return []
      const since = isSame(outcome, before[address]) ? before[address]?.since : undefined
      return [[address, { state, note, since: since ?? today }] as const]
    }),
  )

/** Writes the results of a run. */
export const writeLinkResults = (root: string, addresses: LinkResults) => {
  const file = path.join(root, resultsFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ addresses }, null, 2)}\n`)
}

/** The addresses of which a run tells something new. */
export const newsIn = (after: LinkResults, before: LinkResults) =>
  Object.keys(after).filter((address) => !isSame(after[address] as Outcome, before[address]))
