import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect } from "@playwright/test"
import { dataFilesIn } from "../../../src/content/checkContent"
import { contentTypes } from "../../../src/content/contentTypes"
import { firstFile } from "../admin/firstText"
import { isBuilt, type RebuiltSite, test } from "./rebuiltSite"

/** Everything that the built site shows, before and after its scripts run. */
const shownBy = (rebuilt: RebuiltSite) =>
  readdirSync(rebuilt.public(), { recursive: true, withFileTypes: true })
    // A page's folder may be named like a file: 404.html.
    .filter((entry) => entry.isFile() && /\.(?:html|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(rebuilt.public("admin")))
    .map((file) => readFileSync(file, "utf8"))

test("a change in the editing page goes to the right file of each type, and to no other", ({ rebuilt }) => {
  const { edits, changed } = rebuilt.editing
  const files = dataFilesIn(process.cwd())
  const present = contentTypes.filter((type) => firstFile(type, files))
  expect(edits.map(({ type }) => type)).toEqual(present.map(({ name }) => name))
  expect(changed.toSorted()).toEqual(edits.map(({ file }) => file).toSorted())
})

test("it changes one line of the file", ({ rebuilt }) => {
  const linesChanged = rebuilt.editing.edits.map(({ file, words, before, after }) => {
    const old = before.split("\n")
    const lines = after.split("\n")
    const other = lines.filter((line, at) => line !== old[at])
    return { file, lines: lines.length - old.length, changed: other.length, right: other[0]?.includes(words) }
  })
  expect(linesChanged).toEqual(rebuilt.editing.edits.map(({ file }) => ({ file, lines: 0, changed: 1, right: true })))
})

test("after a rebuild the change is on the page", ({ rebuilt }) => {
  const pages = shownBy(rebuilt)
  const lost = rebuilt.editing.edits.filter(({ shown }) => !pages.some((text) => text.includes(shown)))
  expect(lost.map(({ file, place }) => `${file}: ${place}`)).toEqual([])
})

test("the editing page makes no request to other origins while it is used", ({ rebuilt }) => {
  expect(rebuilt.editing.strangers).toEqual([])
})

test("a build has the editing page if it is switched on, hidden from search engines", ({ rebuilt }) => {
  const page = readFileSync(rebuilt.public("admin/index.html"), "utf8")
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(page).toContain("default-src 'none'")
  expect(isBuilt(rebuilt, "admin/cms/index.js")).toBe(true)
})
