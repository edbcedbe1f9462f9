/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { countsFile, countsFolder, loadCounts } from "../../../src/server/counts/loadCounts"

const seen = (day: string) => ({ day, path: "/plans", event: "Page seen", count: 1 })

test("all months are read, and nothing else in the folder", async () => {
  const outbox = mkdtempSync(path.join(tmpdir(), "counts-"))
  expect(await loadCounts(outbox)).toEqual({ counts: [], cut: [] })
  mkdirSync(countsFolder(outbox))
  for (const day of ["2026-12-01", "2026-11-30"])
    writeFileSync(countsFile(outbox, day), `${JSON.stringify(seen(day))}\n{"day":\n`)
  writeFileSync(`${countsFolder(outbox)}/notes.txt`, "none of them")
  expect(await loadCounts(outbox)).toEqual({
    counts: [seen("2026-11-30"), seen("2026-12-01")],
    cut: ["2026-11-30", "2026-12-01"].map((day) => ({ file: countsFile(outbox, day), line: 2, text: '{"day":' })),
  })
})
