/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import path from "node:path"
import { refuseFolder } from "../../../scripts/setup/refuseFolder.mjs"
import { temporaryFolder } from "../../support/temporaryFolder"

const parent = temporaryFolder()

test.each(["start", "edit", "test"])("npm run %s says first that it cannot work in such a folder", (command) => {
  const cwd = path.join(parent, "Anna's site")
  mkdirSync(cwd, { recursive: true })
  const program = path.resolve(`scripts/${command}.mjs`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: "utf8" })
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toMatch(/^The path of this folder contains ', with which Gatsby cannot build: .+Anna's site\nMove /)
})

test.each([
  ["site [old]", true],
  ["{site}", true],
  ["site!", true],
  ["site (2)", true],
  ["site #1", true],
  ["50% site", true],
  ["Größe & Co_2.0, a+b;c@d=e~f^$g", false],
])("whether the project may not be in a folder called %s", (name, isRefused) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const exit = jest.spyOn(process, "exit").mockImplementation((() => {}) as never)
  refuseFolder(`/home/${name}`)
  expect(exit.mock.calls).toEqual(isRefused ? [[1]] : [])
  jest.restoreAllMocks()
})
