import { readFileSync } from "node:fs"
import { expect, type Page, test } from "@playwright/test"
import { filesIn } from "../../../src/content/checkContent"
import { contentTypeOf, contentTypes, isFolder } from "../../../src/content/contentTypes"
import { EditingPage } from "./EditingPage"
import { firstFile, firstText } from "./firstText"

test.describe.configure({ mode: "parallel", timeout: 180_000 })

const files = filesIn(process.cwd()).filter((file) => file.endsWith(".json"))

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

// Formulas, tables with aligned columns and empty cells, code, lone asterisks, italics that begin with a bracket.
const hard = [
  "services/calculus-assignment.json",
  "services/artificial-intelligence.json",
  "services/autocad-assignment.json",
  "countries/ireland.json",
  ...files.filter((file) => /^blogs\/[34]-/.test(file)),
]
const oneOfEachKind = contentTypes.filter(isFolder).map((type) => firstFile(type, files))
const alone = contentTypes.filter((type) => !isFolder(type)).map(({ location }) => location)
const sections = alone.filter((file) => file.includes("/"))

/** Entries that share a browser, few enough for a busy machine. That saving changes no other entry, Jest shows. */
const groups: [name: string, chosen: readonly string[], unfolded: boolean][] = [
  ["an entry as editors meet it, with its groups closed,", [...oneOfEachKind, "navigation.json"], false],
  ["an entry of any kind, every text shown in the rich text editor,", oneOfEachKind, true],
  ["an entry that is hard for the rich text editor", hard, true],
  ["a file that stands alone", alone.filter((file) => !sections.includes(file)), true],
  ["a file that holds a section", sections, true],
]

for (const [name, chosen, unfolded] of groups)
  test(`opening and saving ${name} changes nothing in its file`, async ({ page }) => {
    expect(await changedBySaving(page, chosen, unfolded)).toEqual([])
  })
