import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { filesIn } from "../../../src/content/checkContent"
import { contentTypes } from "../../../src/content/contentTypes"
import { EditingPage } from "./EditingPage"
import { firstFile, firstText } from "./firstText"

const files = filesIn(process.cwd()).filter((file) => file.endsWith(".json"))

/** Faults of other kinds than a field left empty: the file, the field, what is typed, and what the form says. */
const slips: [file: string, place: string, typed: string, message: string][] = [
  [
    "services/law-assignment.json",
    "slug",
    "Law Assignment",
    "Write lower-case letters, digits and + in words joined by -",
  ],
  ["services/law-assignment.json", "heading", "Law, *argued", "every * with a second one after the words"],
  ["services/law-assignment.json", "seo.title", "Long ".repeat(14), "You cannot enter more than 60 characters."],
  ["site.json", "url", "http://quillhaven.example", "for example https://www.example.com/"],
  ["site.json", "contact.email", "hello at quillhaven", "Please enter a valid email."],
  ["navigation.json", "footer.0.to", "plans", "Write a path of this site that starts with /"],
  ["redirects.json", "items.0.from", "services/old", "Write a path that starts with /"],
]

const refuses = async (editing: EditingPage, file: string, place: string, typed: string, message: string) => {
  await editing.show(file)
  const before = await editing.input(place).inputValue()
  await editing.input(place).fill(typed)
  await editing.save.click()
  await expect(editing.field(place)).toContainText(message)
  await expect(editing.input(place)).toHaveAttribute("aria-invalid", "true")
  expect((await editing.read(file)).text).toBe(readFileSync(`data/${file}`, "utf8"))
  // Otherwise the page would offer to restore the draft when it meets the entry again.
  await editing.input(place).fill(before)
}

test("a fault in one field of each kind is refused by the form, and saves nothing", async ({ page }) => {
  test.setTimeout(240_000)
  const editing = await EditingPage.open(page, process.cwd(), true)
  for (const type of contentTypes)
    await refuses(editing, firstFile(type, files), firstText(type), "", "This field is required.")
  for (const [file, place, typed, message] of slips) await refuses(editing, file, place, typed, message)
  expect(editing.strangers).toEqual([])
  editing.close()
})
