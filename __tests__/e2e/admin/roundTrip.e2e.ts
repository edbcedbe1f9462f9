import { expect, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { type ContentType, contentTypeOf, contentTypes, isFolder } from "../../../src/content/contentTypes"
import { jsonSchemaOf } from "../../../src/content/jsonSchemaOf"
import { changedBySaving } from "./changedBySaving"
import { firstFile } from "./firstText"

test.describe.configure({ timeout: 180_000 })

const files = jsonFilesIn(process.cwd())
const oneOfEachType = contentTypes.filter(isFolder).flatMap((type) => firstFile(type, files) ?? [])

/** The kinds of fields in the form of a file; upload.e2e.ts saves one with a picture. */
const kindsIn = (file: string) => {
  const schema = JSON.stringify(jsonSchemaOf(contentTypeOf(file) as ContentType))
  return schema.match(/"(?:type|format|x-markdown)":"\w+"|"(?:enum|x-reference)":/g) ?? []
}

const seen = new Set<string>()
/** Files whose forms together have every kind of field. */
const oneOfEachKind = oneOfEachType.filter((file) => {
  const before = seen.size
  for (const kind of kindsIn(file)) seen.add(kind)
  return seen.size > before
})

/** Entries that share a browser. Jest tests saving all others; everyFile.e2e.ts opens all files. */
const groups: [name: string, chosen: readonly string[], unfolded: boolean][] = [
  ["entries as editors meet them, with their groups closed,", [...oneOfEachType.slice(0, 1), "navigation.json"], false],
  ["an entry of any kind, every text shown in the rich text editor,", oneOfEachKind, true],
]

for (const [name, chosen, unfolded] of groups)
  test(`opening and saving ${name} changes nothing in its file`, async ({ page }) => {
    expect(await changedBySaving(page, chosen, unfolded)).toEqual([])
  })
