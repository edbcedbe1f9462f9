/**
 * Delete this file when the content is yours: it checks that the shipped files are formatted as the editing page writes
 * them.
 * @jest-environment node
 */
import { readFileSync } from "node:fs"
import { jsonFilesIn } from "../../../src/content/checkContent"
import { savedByForm } from "../../gatsby-node/admin/savedByForm"

test.each(jsonFilesIn(process.cwd()))("opening and saving %s changes no byte of it", async (file) => {
  const text = readFileSync(`data/${file}`, "utf8")
  expect(await savedByForm(file, text)).toBe(text)
})
