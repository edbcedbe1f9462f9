import { expect, test } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { contentTypes, isFolder } from "../../../src/content/contentTypes"
import { changedBySaving } from "./changedBySaving"
import { firstFile } from "./firstText"

test.describe.configure({ timeout: 180_000 })

const files = jsonFilesIn(process.cwd())
const oneOfEachType = contentTypes.filter(isFolder).flatMap((type) => firstFile(type, files) ?? [])

/** Entries that share a browser. Jest tests saving all others; everyFile.e2e.ts opens all files. */
const groups: [name: string, chosen: readonly string[], unfolded: boolean][] = [
  ["entries as editors meet them, with their groups closed,", [...oneOfEachType.slice(0, 3), "navigation.json"], false],
  ["an entry of any type, every text shown in the rich text editor,", oneOfEachType, true],
]

for (const [name, chosen, unfolded] of groups)
  test(`opening and saving ${name} changes nothing in its file`, async ({ page }) => {
    expect(await changedBySaving(page, chosen, unfolded)).toEqual([])
  })
