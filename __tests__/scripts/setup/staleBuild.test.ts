/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { deserialize, serialize } from "node:v8"

const script = path.resolve("scripts/discard-stale-build.mjs")
const buildMarker = ".build-under-way"
const picture = `public/static/${"a".repeat(32)}/1b2c3/law.webp`
const state = ".cache/redux/redux.rest.state"
const jobs = { complete: new Map([["law", {}]]), incomplete: new Map() }

let root: string
const file = (name: string) => path.join(root, name)
const write = (name: string, content: string | Buffer = name) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), content)
}

const discard = () => execFileSync(process.execPath, [script], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "broken-build-"))
  write(state, serialize({ status: { PLUGINS_HASH: "1" }, jobsV2: jobs }))
  for (const name of [picture, "public/index.html", "public/static/js/app.js", ".cache/webpack/pack"]) write(name)
})

afterEach(() => rmSync(root, { recursive: true }))

test("after a successful build everything stays", () => {
  discard()
  for (const name of ["public/index.html", ".cache/webpack/pack", picture]) expect(existsSync(file(name))).toBe(true)
})

test("after an interrupted build only pictures stay, with Gatsby's record of them", () => {
  write(buildMarker)
  discard()
  for (const name of ["public/index.html", "public/static/js/app.js", ".cache/webpack/pack", buildMarker])
    expect(existsSync(file(name))).toBe(false)
  expect(existsSync(file(picture))).toBe(true)
  expect(deserialize(readFileSync(file(state)))).toEqual({ status: {}, jobsV2: jobs })
})

test("output of different code is discarded, too", () => {
  write("src/content/renderMarkdown.ts")
  const stamp = pathToFileURL(path.resolve("scripts/setup/staleBuild.mjs")).href
  const code = `import * as build from "${stamp}"\nbuild.writeCodeStamp(build.digestOfContentCode())`
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root })
  discard()
  expect(existsSync(file("public/index.html"))).toBe(true)
  write("src/content/renderMarkdown.ts", "changed")
  discard()
  expect(existsSync(file("public/index.html"))).toBe(false)
  expect(existsSync(file(picture))).toBe(true)
})

test.each(["cut short", serialize({ other: 1 })])("an unreadable state is discarded with all pictures", (content) => {
  write(buildMarker)
  write(state, content)
  discard()
  expect([".cache", "public", buildMarker].filter((name) => existsSync(file(name)))).toEqual([])
})
