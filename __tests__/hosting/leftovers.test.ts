/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { filesBelow } from "../../src/hosting/compress/variants"
import { dropGoneStatics, rememberStatics } from "../../src/hosting/leftovers/goneStatics"
import { bringBackLeftovers, parkLeftovers } from "../../src/hosting/leftovers/parkLeftovers"

const picture = (character: string) => `${character.repeat(32)}/1a2b3`
const queries = new Map<string, { hash: string }>()
const pages = new Map([["/plans", {}]])
const args = {
  store: { getState: () => ({ pages, staticQueryComponents: queries }) },
} as unknown as ParentSpanPluginArgs

let root: string
let second: number
const file = (name: string) => path.join(root, name)
const write = (name: string, content = name) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), content)
  // A time of its own, as with a build that takes longer than a tick of the clock.
  utimesSync(file(name), second, second++)
}
const writePage = (page: string, ...pictures: string[]) =>
  write(`public/page-data/${page}/page-data.json`, JSON.stringify({ srcSet: pictures.join(" 360w,\n") }))
const park = () => parkLeftovers(args, file("public"), file(".cache"))
const bringBack = () => bringBackLeftovers(file("public"), file(".cache"))
const published = () =>
  filesBelow(file("public"))
    .map((name) => path.relative(file("public"), name))
    .filter((name) => !name.startsWith("page-data/plans"))
    .sort()

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "leftovers-"))
  second = 1
  queries.clear()
  queries.set("header", { hash: "11" })
  for (const name of [
    `static/${picture("a")}/law.webp`,
    `static/${picture("b")}/a b.webp`,
    `static/${"c".repeat(32)}/law.pdf`,
    "static/font-0123.woff2",
    "static/js/app.0123.js",
    "page-data/sq/d/22.json",
  ])
    write(`public/${name}`)
  write("public/page-data/sq/d/11.json", `{"url":"/static/${"c".repeat(32)}/law.pdf"}`)
  mkdirSync(file(".cache"))
  writePage("plans", `/static/${picture("a")}/law.webp`, `/static/${picture("b")}/a%20b.webp`)
})

afterEach(() => rmSync(root, { recursive: true }))

test("what pages show and components ask for stays, an answer that nobody asks for goes", () => {
  park()
  expect(published()).toEqual([
    "page-data/sq/d/11.json",
    `static/${picture("a")}/law.webp`,
    `static/${picture("b")}/a b.webp`,
    `static/${"c".repeat(32)}/law.pdf`,
    "static/font-0123.woff2",
    "static/js/app.0123.js",
  ])
})

test.each([
  "law (1)",
  "it's",
  'a "quoted" one',
  "100% law",
  "a+b",
  "a, b",
  "Gesetzbücher",
  "back\\slash",
  "space ",
  "#1 & ?",
  "~*!",
])("a picture stays whatever its file is called: %s", (name) => {
  write(`public/static/${picture("d")}/${name}.webp`)
  // As gatsby-plugin-sharp writes it.
  writePage("plans", `/static/${picture("d")}/${encodeURIComponent(name)}.webp`)
  park()
  expect(published()).toContain(`static/${picture("d")}/${name}.webp`)
})

test("a picture that no page shows any more goes, with its folder", () => {
  park()
  writePage("plans", `/static/${picture("a")}/law.webp`)
  park()
  expect(existsSync(file(`public/static/${"b".repeat(32)}`))).toBe(false)
  expect(published()).toContain(`static/${picture("a")}/law.webp`)
})

test("a picture that only an old answer names goes with the answer", () => {
  queries.clear()
  park()
  expect(published()).not.toContain(`static/${"c".repeat(32)}/law.pdf`)
})

test("before the next build everything is where Gatsby has left it", () => {
  const before = published()
  writePage("plans")
  park()
  expect(published()).not.toEqual(before)
  bringBack()
  expect(published()).toEqual(before)
  expect(readFileSync(file("public/page-data/sq/d/22.json"), "utf8")).toBe("public/page-data/sq/d/22.json")
})

test("what has been made anew meanwhile is not put back", () => {
  park()
  write("public/page-data/sq/d/22.json", "newer")
  bringBack()
  expect(readFileSync(file("public/page-data/sq/d/22.json"), "utf8")).toBe("newer")
})

test("where the built site was thrown away, Gatsby finds none, and makes all of it anew", () => {
  park()
  rmSync(file("public"), { recursive: true })
  bringBack()
  expect(existsSync(file("public"))).toBe(false)
  expect(existsSync(file(".cache/leftovers"))).toBe(false)
})

test("a page that has not changed is not opened again", () => {
  park()
  const page = file("public/page-data/plans/page-data.json")
  // Other content at the same time: an opened page would name no picture.
  writeFileSync(page, "{}")
  utimesSync(page, second - 1, second - 1)
  park()
  expect(published()).toContain(`static/${picture("a")}/law.webp`)
})

test("a file that has gone from those copied as they are goes from the site", () => {
  for (const name of ["static/terms.pdf", "static/seal/seal.svg", "public/terms.pdf", "public/seal/seal.svg"])
    write(name)
  rememberStatics(file("static"), file(".cache"))
  rmSync(file("static/terms.pdf"))
  dropGoneStatics(file("static"), file(".cache"), file("public"))
  expect([existsSync(file("public/terms.pdf")), existsSync(file("public/seal/seal.svg"))]).toEqual([false, true])
})

test("a first build, which remembers nothing, takes nothing away", () => {
  const before = published()
  mkdirSync(file("static"))
  dropGoneStatics(file("static"), file(".cache"), file("public"))
  expect(published()).toEqual(before)
})
