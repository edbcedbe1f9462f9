/** @jest-environment node */
import { jsonFilesIn } from "../../src/content/checkContent"
import { textOf } from "../../src/content/readDataFile"
import { contentOf, savedByForm } from "./savedByForm"

// The shipped files stay the same to the letter, too (`content/shipped/formHand.test.ts`).

test.each(jsonFilesIn(process.cwd()))("opening and saving %s changes nothing that it says", (file) => {
  const text = textOf(`data/${file}`)
  expect(contentOf(savedByForm(file, text))).toEqual(contentOf(text))
})

test("the order, the indentation and the line ends of a file say nothing, nor does a checkbox that is not ticked", () => {
  const file = "sections/plans.json"
  const { items, ...rest } = contentOf(textOf(`data/${file}`))
  const entry = { ...rest, items: items.map((item: object) => ({ highlighted: false, ...item })) }
  const text = JSON.stringify(entry, null, 4).replaceAll("\n", "\r\n")
  expect(contentOf(savedByForm(file, text))).toEqual(contentOf(text))
})
