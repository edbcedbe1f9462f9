import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import { filesIn } from "../../../src/content/checkContent"
import { contentTypeOf, contentTypes, isFolder } from "../../../src/content/contentTypes"
import { EditingPage } from "./EditingPage"
import { firstFile, firstText } from "./firstText"

test.describe.configure({ mode: "parallel" })

const files = filesIn(process.cwd()).filter((file) => file.endsWith(".json"))
const inFolders = files.filter((file) => {
  const type = contentTypeOf(file)
  return type !== undefined && isFolder(type)
})

/** Where a space can be typed that a save takes away again, so that there is something to save and nothing changes. */
const touched = (file: string) => {
  const type = contentTypeOf(file)
  if (!type) throw new Error(`data/${file} belongs to no kind of content`)
  return isFolder(type) ? "slug" : firstText(type)
}

/** Opens and saves entries, and names those whose files are not what they were, byte for byte. */
const changedBySaving = async (page: Page, chosen: readonly string[], unfolded: boolean) => {
  const editing = await EditingPage.open(page, process.cwd(), unfolded)
  const changed: string[] = []
  for (const file of chosen) {
    await editing.show(file)
    if (unfolded) await editing.whenSettled()
    const input = editing.input(touched(file))
    await input.fill(`${await input.inputValue()} `)
    if ((await editing.saveTo(file)) !== readFileSync(`data/${file}`, "utf8")) changed.push(file)
  }
  expect(editing.strangers).toEqual([])
  editing.close()
  return changed
}

/** Parts that may run side by side, each short enough for a busy machine. */
const parts = 4

for (let part = 0; part < parts; part++)
  test(`opening and saving an entry changes nothing in its file (part ${part + 1})`, async ({ page }) => {
    test.setTimeout(240_000)
    const chosen = inFolders.filter((_file, index) => index % parts === part)
    expect(await changedBySaving(page, chosen, false)).toEqual([])
  })

test("nor does it in a file that stands alone", async ({ page }) => {
  test.setTimeout(120_000)
  const alone = contentTypes.filter((type) => !isFolder(type)).map(({ location }) => location)
  expect(await changedBySaving(page, alone, true)).toEqual([])
})

test("nor does it where every text is shown in the rich text editor", async ({ page }) => {
  test.setTimeout(180_000)
  // Formulas, tables with aligned columns and empty cells, code, lone asterisks, italics that begin with a bracket.
  const hard = [
    "services/calculus-assignment.json",
    "services/artificial-intelligence.json",
    "services/autocad-assignment.json",
    "countries/ireland.json",
    ...files.filter((file) => /^blogs\/[34]-/.test(file)),
  ]
  const oneOfEachKind = contentTypes.filter(isFolder).map((type) => firstFile(type, files))
  expect(await changedBySaving(page, [...hard, ...oneOfEachKind], true)).toEqual([])
})
