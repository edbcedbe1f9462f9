/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"

const script = path.resolve("scripts/discard-stale-build.mjs")
const buildMarker = ".build-under-way"
const output = ["public/index.html", ".cache/webpack/pack"]

let root: string
const file = (name: string) => path.join(root, name)
const write = (name: string, content = name) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), content)
}

const discard = () => execFileSync(process.execPath, [script], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "broken-build-"))
  for (const name of output) write(name)
})

afterEach(() => rmSync(root, { recursive: true }))

const left = () => [...output, buildMarker].filter((name) => existsSync(file(name)))

test("after a successful build everything stays", () => {
  discard()
  expect(left()).toEqual(output)
})

test("after an interrupted build everything is discarded", () => {
  write(buildMarker)
  discard()
  expect(left()).toEqual([])
})

test("output of different code is discarded", () => {
  write("src/content/renderMarkdown.ts")
  const stamp = pathToFileURL(path.resolve("scripts/setup/staleBuild.mjs")).href
  const code = `import * as build from "${stamp}"\nbuild.writeCodeStamp(build.digestOfContentCode())`
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root })
  discard()
  expect(left()).toEqual(output)
  write("src/content/renderMarkdown.ts", "changed")
  discard()
  expect(left()).toEqual([])
})
