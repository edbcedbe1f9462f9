import { rewriteLines } from "../outbox/rewriteLines"
import { withOutboxLock } from "../outbox/withOutboxLock"
import { countsFiles, countsFolder } from "./loadCounts"
import { readCounts } from "./readCounts"

/** Adds up the lines of this month's and the last month's file; earlier ones do not change. Lines that are no counts stay. */
export const compactCounts = async (outbox: string) => {
  const files = (await countsFiles(outbox)).slice(-2)
  if (files.length === 0) return
  await withOutboxLock(countsFolder(outbox), async () => {
    for (const file of files)
      await rewriteLines(file, (lines) => {
        const { counts, cut } = readCounts(lines.join("\n"))
        return [...counts.map((count) => JSON.stringify(count)), ...cut.map(({ text }) => text)]
      })
  })
}
