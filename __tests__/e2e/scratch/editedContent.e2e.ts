import { readdirSync, readFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { contentTypes } from "../../../src/content/contentTypes"
import { isBuilt, type RebuiltSite, test } from "./rebuiltSite"

/** Everything that the built site shows, before and after its scripts run. */
const shown = (rebuilt: RebuiltSite) =>
  readdirSync(rebuilt.public(), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.html$|^page-data.*\.json$/.test(file) && !file.startsWith("admin"))
    .map((file) => readFileSync(rebuilt.public(file), "utf8"))

test("a change in the editing page goes to the right file of each kind, and to no other", ({ rebuilt }) => {
  expect(rebuilt.edits.map(({ kind }) => kind)).toEqual(contentTypes.map(({ name }) => name))
  expect(rebuilt.changed.sort()).toEqual(rebuilt.edits.map(({ file }) => file).sort())
})

test("it changes one line of the file", ({ rebuilt }) => {
  const linesChanged = rebuilt.edits.map(({ file, words, before, after }) => {
    const old = before.split("\n")
    return [file, after.split("\n").filter((line, at) => line !== old[at] && line.includes(words)).length]
  })
  expect(linesChanged).toEqual(rebuilt.edits.map(({ file }) => [file, 1]))
})

test("after a rebuild the change is on the page", ({ rebuilt }) => {
  const pages = shown(rebuilt)
  const lost = rebuilt.edits.filter(({ words }) => !pages.some((text) => text.includes(words)))
  expect(lost.map(({ file, place }) => `${file}: ${place}`)).toEqual([])
})

test("the editing page reaches no other origin while it is used", ({ rebuilt }) => {
  expect(rebuilt.strangers).toEqual([])
})

test("a build has the editing page where the switch is on, unseen by search engines", ({ rebuilt }) => {
  const page = readFileSync(rebuilt.public("admin/index.html"), "utf8")
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(page).toContain("default-src 'none'")
  expect(isBuilt(rebuilt, "admin/cms/index.js")).toBe(true)
})
