/** @jest-environment node */
import { jsonFilesIn } from "../../../src/content/checkContent"
import { readText } from "../../../src/content/readDataFile"
import { entry as testEntry } from "../../support/data"
import { contentOf, savedByForm } from "./savedByForm"

// The shipped files even stay byte for byte the same (`content/shipped/formHand.test.ts`).

test.each(jsonFilesIn(process.cwd()))("opening and saving %s does not change its content", (file) => {
  const text = readText(`data/${file}`)
  expect(contentOf(savedByForm(file, text))).toEqual(contentOf(text))
})

test("order, indentation, line ends and unticked checkboxes are not part of the content", () => {
  const file = "sections/plans.json"
  const { items, ...rest } = testEntry("plans")
  const entry = { ...rest, items: items.map((item: object) => ({ highlighted: false, ...item })) }
  const text = JSON.stringify(entry, null, 4).replaceAll("\n", "\r\n")
  expect(contentOf(savedByForm(file, text))).toEqual(contentOf(text))
})
