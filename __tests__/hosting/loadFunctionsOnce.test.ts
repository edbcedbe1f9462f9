/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { loadFunctionsOnce } from "../../src/hosting/loadFunctionsOnce"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "functions-"))
  mkdirSync(path.join(folder, "v1/mail"), { recursive: true })
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify([{ relativeCompiledFilePath: "v1/mail/send.js" }]))
  writeFileSync(
    path.join(folder, "v1/mail/send.js"),
    "globalThis.loads = (globalThis.loads ?? 0) + 1; module.exports = { default: () => 'sent', config: 1 }",
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Loads the function as `gatsby serve` does for each request. */
const server = `
  const file = require.resolve("./v1/mail/send.js")
  let answer
  for (let request = 0; request < 20; request++) {
    delete require.cache[file]
    answer = require(file)
  }
  console.log(JSON.stringify([answer.default(), answer.config, globalThis.loads, module.children.length]))
`

test("a function that is asked for again and again is loaded once, and no copy of it is kept", () => {
  loadFunctionsOnce(folder)
  writeFileSync(path.join(folder, "server.js"), server)
  const told = execFileSync(process.execPath, [path.join(folder, "server.js")], { encoding: "utf8" })
  expect(JSON.parse(told)).toEqual(["sent", 1, 1, 0])
})
