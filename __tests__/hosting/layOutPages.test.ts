/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { filesBelow } from "../../src/hosting/compress/variants"
import { layOutPages } from "../../src/hosting/layOutPages"

let root: string
const file = (name: string) => path.join(root, name)
const write = (name: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), name)
}
const lay = () => {
  layOutPages(file("public"), file("pages"))
  return filesBelow(file("pages"))
    .map((name) => path.relative(file("pages"), name))
    .sort()
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "pages-"))
  for (const name of [
    ...["index.html", "plans/index.html", "services/index.html", "services/c++-assignment/index.html"],
    ...["404.html", "404/index.html", "services/404.html", "services/unknown/index.html", "blog/unknown/index.html"],
    ...[
      "_headers",
      "static/js/app.0123.js",
      "static/js/app.0123.js.br",
      "plans/index.html.gz",
      "_gatsby/slices/a.html",
    ],
    "page-data/services/unknown/page-data.json",
  ])
    write(`public/${name}`)
})

afterEach(() => rmSync(root, { recursive: true }))

test("a page is a file of its own name, and what answers for missing ones the 404.html of its folder", () => {
  expect(lay()).toEqual([
    "404.html",
    "_headers",
    "index.html",
    "page-data/services/unknown/page-data.json",
    "plans.html",
    "services.html",
    "services/404.html",
    "services/c++-assignment.html",
    "static/js/app.0123.js",
  ])
  expect(readFileSync(file("pages/services/c++-assignment.html"), "utf8")).toBe(
    "public/services/c++-assignment/index.html",
  )
})

test("no page takes room twice", () => {
  lay()
  expect(statSync(file("pages/plans.html")).ino).toBe(statSync(file("public/plans/index.html")).ino)
})

test("what has gone from the site goes", () => {
  lay()
  rmSync(file("public/plans"), { recursive: true })
  expect(lay()).not.toContain("plans.html")
})
