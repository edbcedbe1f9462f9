/** @jest-environment node */
import { expectCompilationHash, stableCompilationHash } from "../../src/gatsby-node/stableCompilationHash"

/** The compilation's hash when Gatsby reads it. */
const markOf = (...names: string[]) => {
  const compilation = { assets: Object.fromEntries(names.map((name) => [name, {}])), hash: `${Math.random()}` }
  stableCompilationHash.apply({ hooks: { afterEmit: { tap: (_, callback) => callback(compilation) } } })
  return compilation.hash
}

test("the same files have the same hash, whatever webpack's cache and their order", () => {
  expect(markOf("app.01.js", "app.02.css")).toBe(markOf("app.02.css", "app.01.js"))
})

test("a different file gives a different hash, by which an old tab notices a new deploy", () => {
  expect(markOf("app.01.js", "app.03.css")).not.toBe(markOf("app.01.js", "app.02.css"))
})

test("the script tags must contain the hash", () => {
  const mark = markOf("app.01.js")
  expect(() => expectCompilationHash(`<script>window.___webpackCompilationHash="${mark}";</script>`)).not.toThrow()
  expect(() => expectCompilationHash('<script>window.___webpackCompilationHash="01";</script>')).toThrow(
    "the compilation hash",
  )
})
