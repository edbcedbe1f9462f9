import { readFileSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import { expect, type Page } from "@playwright/test"
import { contentTypeOf, isFolder } from "../../../src/content/contentTypes"
import { contentOf, savedByForm } from "../../gatsby-node/admin/savedByForm"
import { EditingPage } from "./EditingPage"
import { firstText } from "./firstText"

/** The field for typing a space that a save removes again, so that there is something to save but no change. */
const fieldToEdit = (file: string) => {
  const type = contentTypeOf(file)
  if (!type) throw new Error(`data/${file} belongs to no content type`)
  return isFolder(type) ? "slug" : firstText(type)
}

/** Whether a file is unchanged: byte for byte if it had the form's formatting, otherwise in content. */
const isKept = async (file: string, before: string, after: string) =>
  (await savedByForm(file, before)) === before
    ? after === before
    : isDeepStrictEqual(contentOf(file, after), contentOf(file, before))

/** Opens and saves entries, and returns those whose files have changed. */
export const changedBySaving = async (page: Page, chosen: readonly string[], unfolded: boolean) => {
  const editing = await EditingPage.open(page, process.cwd(), unfolded)
  const changed: string[] = []
  for (const file of chosen) {
    await editing.show(file)
    if (unfolded) await editing.whenSettled()
    expect(await editing.focusedField(), `the form of ${file} puts the focus into no field`).toBeUndefined()
    // Without focus, which a rich text editor may grab while it starts, and with it the typed text.
    await editing.input(fieldToEdit(file)).evaluate((input: HTMLInputElement | HTMLTextAreaElement) => {
      input.value += " "
      input.dispatchEvent(new InputEvent("input", { bubbles: true }))
    })
    const before = readFileSync(`data/${file}`, "utf8")
    if (!(await isKept(file, before, await editing.saveTo(file)))) changed.push(file)
  }
  expect(editing.strangers).toEqual([])
  editing.close()
  return changed
}
