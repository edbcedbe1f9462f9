import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Browser } from "@playwright/test"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { contentTypes } from "../../../src/content/contentTypes"
import { dialCodes } from "../../support/siteContent"
import { EditingPage } from "../admin/EditingPage"
import { firstFile, firstText } from "../admin/firstText"

/** A text that was changed in the editing page. */
interface Edit {
  type: string
  /** The file that must have changed, below `data/`. */
  file: string
  /** The field. */
  place: string
  /** The text written there. */
  words: string
  /** What the built site must contain for it. */
  shown: string
  /** The file's text before and after. */
  before: string
  after: string
}

/** The effects of changing one text of each type. */
export interface Editing {
  edits: Edit[]
  /** Changed files below `data/`. */
  changed: string[]
  /** Addresses on other origins that the editing page has requested. */
  strangers: string[]
}

/** A dial code that is not the default. */
const code = dialCodes.default === "+61" ? "+64" : "+61"

/** Values for fields that do not accept any words, and how the site shows them. */
const formed: Record<string, { words: string; shown: string }> = {
  "dial-codes": { words: code, shown: `<option value="${code}" selected` },
  redirects: { words: "/zebra-crossing", shown: "/zebra-crossing" },
}

/**
 * Changes one text of each content type in the editing page, on a copy of the data in the browser's own file system,
 * and copies the changed files back.
 * @param browser opens the editing page
 * @param root the folder that holds `data/`
 */
export const editEachType = async (browser: Browser, root: string): Promise<Editing> => {
  const page = await browser.newPage()
  const editing = await EditingPage.open(page, root, true)
  const files = jsonFilesIn(root)
  const textOf = (file: string) => readFileSync(path.join(root, "data", file), "utf8")
  const edits: Edit[] = []
  for (const [index, type] of contentTypes.entries()) {
    const file = firstFile(type, files)
    if (!file) continue
    const place = firstText(type)
    const zebra = `Zebra ${String(index).padStart(2, "0")}`
    const { words, shown } = formed[type.name] ?? { words: zebra, shown: zebra }
    await editing.show(file)
    await editing.whenSettled()
    await editing.input(place).fill(words)
    edits.push({ type: type.name, file, place, words, shown, before: textOf(file), after: await editing.saveTo(file) })
  }
  const changed: string[] = []
  for (const file of files) {
    const { text } = await editing.read(file)
    if (text === textOf(file)) continue
    changed.push(file)
    writeFileSync(path.join(root, "data", file), text)
  }
  editing.close()
  await page.close()
  return { edits, changed, strangers: editing.strangers }
}
