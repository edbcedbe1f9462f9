/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../support/temporaryFolder"

const parent = temporaryFolder()

const inFolder = (name: string, args: readonly string[]) => {
  const cwd = path.join(parent, name)
  mkdirSync(cwd, { recursive: true })
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8" })
}

test.each(["start", "edit", "test"])("npm run %s says first that it cannot work in such a folder", (command) => {
  const { status, stdout, stderr } = inFolder("Anna's site", [path.resolve(`scripts/${command}.mjs`)])
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toMatch(/^The path of this folder contains ', with which Gatsby cannot build: .+Anna's site\nMove /)
})

test.each([
  ["site [old]", 1],
  ["{site}", 1],
  ["site!", 1],
  ["site (2)", 1],
  ["site #1", 1],
  ["50% site", 1],
  ["Größe & Co_2.0, a+b;c@d=e~f^$g", 0],
])("whether the project may be in a folder called %s", (name, status) => {
  const script = `import { refuseFolder } from ${JSON.stringify(path.resolve("scripts/setup/refuseFolder.mjs"))}
    refuseFolder(process.cwd())`
  expect(inFolder(name, ["--input-type=module", "--eval", script]).status).toBe(status)
})
