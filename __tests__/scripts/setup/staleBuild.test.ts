/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

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
  discard()
  for (const name of output) write(name)
})

afterEach(() => rmSync(root, { recursive: true }))

const left = () => [...output, buildMarker].filter((name) => existsSync(file(name)))

test("output of the same code stays, although Gatsby empties a new cache before it fills it", () => {
  const files = readdirSync(file(".cache")).filter((name) => !name.startsWith("."))
  for (const name of files) rmSync(file(`.cache/${name}`), { recursive: true })
  for (const name of output) write(name)
  discard()
  expect(left()).toEqual(output)
})

test("output of an interrupted build is discarded", () => {
  write(buildMarker)
  discard()
  expect(left()).toEqual([])
})

test("output of different code is discarded", () => {
  write("src/content/renderMarkdown.ts")
  discard()
  expect(left()).toEqual([])
})

test("output of unknown code is discarded", () => {
  rmSync(file(".cache"), { recursive: true })
  write(".cache/webpack/pack")
  discard()
  expect(left()).toEqual([])
})
