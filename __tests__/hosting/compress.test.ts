/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compressFolder } from "../../src/hosting/compress/compressFolder"
import { dropStaleVariants, noteVariants } from "../../src/hosting/compress/variants"

let folder: string
const file = (name: string) => path.join(folder, name)
const write = (name: string, content: string, time = new Date(2026, 0, 1)) => {
  writeFileSync(file(name), content)
  utimesSync(file(name), time, time)
}
/** Beside the site. */
const cache = () => `${folder}-cache`
const text = "The same words again and again. ".repeat(100)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compress-"))
  mkdirSync(file("plans"))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(cache(), { recursive: true, force: true })
})

test("text files get both variants, each of the very same content", async () => {
  write("plans/index.html", text)
  await compressFolder(folder, cache())
  expect(brotliDecompressSync(readFileSync(file("plans/index.html.br"))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(file("plans/index.html.gz"))).toString()).toBe(text)
})

test("small files and pictures get none", async () => {
  write("small.json", "{}")
  write("picture.webp", text)
  await compressFolder(folder, cache())
  expect(readdirSync(folder).sort()).toEqual(["picture.webp", "plans", "small.json"])
})

test("what has not changed is not compressed again; what has changed is", async () => {
  write("a.js", text)
  write("b.js", text)
  await compressFolder(folder, cache())
  writeFileSync(file("a.js.br"), "left as it is")
  utimesSync(file("a.js.br"), new Date(2026, 0, 1), new Date(2026, 0, 1))
  write("b.js", `${text}more`, new Date(2026, 0, 2))
  await compressFolder(folder, cache())
  expect(readFileSync(file("a.js.br"), "utf8")).toBe("left as it is")
  expect(brotliDecompressSync(readFileSync(file("b.js.br"))).toString()).toBe(`${text}more`)
})

test("a build takes away the variants of files that have changed or gone", async () => {
  for (const name of ["kept.js", "changed.js", "gone.js"]) write(name, text)
  await compressFolder(folder, cache())
  write("changed.js", "new", new Date(2026, 0, 2))
  rmSync(file("gone.js"))
  dropStaleVariants(folder, cache())
  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual(["kept.js.br", "kept.js.gz"])
  expect(existsSync(file("changed.js"))).toBe(true)
})

test("variants are found by themselves where the cache was thrown away", async () => {
  for (const name of ["kept.js", "changed.js"]) write(name, text)
  await compressFolder(folder, cache())
  rmSync(cache(), { recursive: true })
  write("changed.js", "new", new Date(2026, 0, 2))
  dropStaleVariants(folder, cache())
  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual(["kept.js.br", "kept.js.gz"])
})

test("no variant is forgotten from one build to the next", async () => {
  for (const name of ["one.js", "other.js"]) write(name, text)
  await compressFolder(folder, cache())
  for (const [place, name] of ["one.js", "other.js"].entries()) {
    write(name, "new", new Date(2026, 0, 2 + place))
    dropStaleVariants(folder, cache())
  }
  expect(readdirSync(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
})

test("variants that a build finds before it begins are taken away after it; a site that is not there yet has none", async () => {
  write("changed.js", text)
  await compressFolder(folder, cache())
  rmSync(cache(), { recursive: true })
  noteVariants(folder, cache())
  write("changed.js", "new", new Date(2026, 0, 2))
  dropStaleVariants(folder, cache())
  expect(readdirSync(folder)).toEqual(["changed.js", "plans"])
  rmSync(cache(), { recursive: true })
  expect(() => noteVariants(file("nowhere"), cache())).not.toThrow()
})
