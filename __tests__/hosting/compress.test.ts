/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compressFolder } from "../../src/hosting/compress/compressFolder"
import { temporaryFolder } from "../support/temporaryFolder"

let folder: string
const file = (name: string) => path.join(folder, name)
const write = (name: string, content: string, time = new Date(2026, 0, 1)) => {
  writeFileSync(file(name), content)
  utimesSync(file(name), time, time)
}
const text = "The same words again and again. ".repeat(100)

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(file("plans"))
})

test("text files get both variants, with identical content", async () => {
  write("plans/index.html", text)
  await compressFolder(folder)
  expect(brotliDecompressSync(readFileSync(file("plans/index.html.br"))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(file("plans/index.html.gz"))).toString()).toBe(text)
})

test("small files and pictures get none", async () => {
  write("small.json", "{}")
  write("picture.webp", text)
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(["picture.webp", "plans", "small.json"])
})

test("unchanged files are not compressed again; changed ones are, and files that have become small have no variant", async () => {
  for (const name of ["a.js", "b.js", "c.js"]) write(name, text)
  await compressFolder(folder)
  writeFileSync(file("a.js.br"), "left as it is")
  utimesSync(file("a.js.br"), new Date(2026, 0, 1), new Date(2026, 0, 1))
  write("b.js", `${text}more`, new Date(2026, 0, 2))
  write("c.js", "little", new Date(2026, 0, 2))
  await compressFolder(folder)
  expect(readFileSync(file("a.js.br"), "utf8")).toBe("left as it is")
  expect(brotliDecompressSync(readFileSync(file("b.js.br"))).toString()).toBe(`${text}more`)
  expect(readdirSync(folder).filter((name) => name.startsWith("c."))).toEqual(["c.js"])
})
