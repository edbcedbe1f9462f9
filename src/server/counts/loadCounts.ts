import { readdir, readFile } from "node:fs/promises"
import { type Count, readCounts } from "./readCounts"

/** The folder of the counts in an outbox; it has a file for each month, so that adding one up stays quick. */
export const countsFolder = (outbox: string) => `${outbox}/counts`

/** The file of a day's month. */
export const countsFile = (outbox: string, day: string) => `${countsFolder(outbox)}/${day.slice(0, 7)}.jsonl`

/** The files of all months, oldest first; none if nothing was counted. */
export const countsFiles = async (outbox: string) => {
  const names = await readdir(countsFolder(outbox)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT") throw cause
    return []
  })
  const months = names.filter((name) => /^\d{4}-\d{2}\.jsonl$/.test(name))
  return months.toSorted().map((name) => `${countsFolder(outbox)}/${name}`)
}

/**
 * Everything that the site's own server has counted.
 * @returns one count for each day, page, event and detail; lines that are none separately, with file and number
 */
export const loadCounts = async (outbox: string) => {
  const counts: Count[] = []
  const cut: { readonly file: string; readonly line: number; readonly text: string }[] = []
  for (const file of await countsFiles(outbox)) {
    const read = readCounts(await readFile(file, "utf8"))
    for (const count of read.counts) counts.push(count)
    cut.push(...read.cut.map((line) => ({ file, ...line })))
  }
  return { counts, cut }
}
