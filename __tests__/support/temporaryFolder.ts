import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** Makes an empty folder, which is deleted after the last test of the file. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"))
  made.push(folder)
  return folder
}
