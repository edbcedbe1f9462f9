import { jsonFilesIn } from "../../../src/content/checkContent"
import { readText } from "../../../src/content/readDataFile"
import { entry as testEntry } from "../../support/data"
import { startRichText } from "./richText/startRichText"
import { contentOf, savedByForm } from "./savedByForm"

const write = startRichText()

// The shipped files even stay byte for byte the same (`content/shipped/formHand.test.ts`).

test.each(jsonFilesIn(process.cwd()))(
  "opening and saving %s, every text shown in the rich text editor, does not change its content",
  async (file) => {
    const text = readText(`data/${file}`)
    expect(contentOf(file, await savedByForm(file, text, write))).toEqual(contentOf(file, text))
  },
)

test("order, indentation, line ends and unticked checkboxes are not part of the content", async () => {
  const file = "sections/plans.json"
  const { items, ...rest } = testEntry("plans")
  const entry = { ...rest, items: items.map((item: object) => ({ highlighted: false, ...item })) }
  const text = JSON.stringify(entry, null, 4).replaceAll("\n", "\r\n")
  expect(contentOf(file, await savedByForm(file, text))).toEqual(contentOf(file, text))
})

test("an entry without $schema is protected like the others", async () => {
  const file = "policies/privacy-policy.json"
  const entry = { name: "Privacy", sections: [{ title: "So", body: "| A |\n| --- |\n| 1 |\n\n$$\na \\\\\nb\n$$" }] }
  const text = JSON.stringify(entry)
  expect(contentOf(file, await savedByForm(file, text, write))).toEqual(contentOf(file, text))
})
