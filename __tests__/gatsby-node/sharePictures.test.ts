/** @jest-environment node */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readShareCache } from "../../src/gatsby-node/share/shareCache"
import type { SharePage } from "../../src/gatsby-node/share/sharePages"
import { temporaryFolder } from "../support/temporaryFolder"

const project = process.cwd()
let folder: string

const write = (file: string, content = "") => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

const page = (fields: Partial<SharePage> = {}, digest = "one"): SharePage => ({
  path: "/services/law",
  title: "Law",
  picture: { backdrop: "sky", file: { absolutePath: "law.jpg", internal: { contentDigest: digest } } },
  ...fields,
})

/** A build that draws missing pictures; returns the paths of those it drew. */
const build = (pages: readonly SharePage[], brand = "Brand", colour = "#c9402a") => {
  const pictures = readShareCache(brand, new Map([["brand", colour]]))
  const missing = pages.filter(pictures.isMissing)
  for (const { path: place } of missing) write(`public/share${place}.jpeg`, "a picture")
  pictures.keepOnly(pages)
  return missing.map(({ path: place }) => place)
}

beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
  for (const file of ["src/gatsby-node/share/draw.ts", "src/styles/fonts/serif.ttf", "src/styles/tokens.css"])
    write(file)
  for (const file of ["src/site/sharePath.ts", "static/favicon.svg", "package-lock.json", ".cache/x"]) write(file)
})

afterEach(() => {
  process.chdir(project)
})

test("a picture is drawn once, and not again by the next build", () => {
  expect(build([page()])).toEqual(["/services/law"])
  expect(build([page()])).toEqual([])
})

test.each([
  ["its title", () => build([page({ title: "Law essays" })])],
  ["its picture", () => build([page({}, "two")])],
  ["the brand", () => build([page()], "Other")],
  ["the brand's colour", () => build([page()], "Brand", "#0000ff")],
  [
    "the published files, where it was lost",
    () => {
      rmSync("public/share/services/law.jpeg")
      return build([page()])
    },
  ],
])("it is drawn again after a change of %s", (_, change) => {
  build([page()])
  expect(change()).toEqual(["/services/law"])
})

test("only changed pictures are drawn, and the picture of a deleted page is deleted", () => {
  const pages = ["/a", "/b", "/c"].map((place) => page({ path: place }))
  build(pages)
  expect(build([page({ path: "/a" }), page({ path: "/b", title: "New" })])).toEqual(["/b"])
  expect(existsSync("public/share/a.jpeg")).toBe(true)
  expect(existsSync("public/share/c.jpeg")).toBe(false)
})

test("an unreadable cache is ignored", () => {
  build([page()])
  write(".cache/share-pictures.json", "{")
  expect(build([page()])).toEqual(["/services/law"])
})
