import { existsSync } from "node:fs"
import type { ContentType } from "../../src/content/contentTypes"
import { nextNumbers } from "../../src/content/nextNumbers"
import { targetsIn } from "../../src/content/readEntries"
import { applyChanges } from "../changes"
import type { Answers } from "./answers"
import { newEntry } from "./newEntry"

/**
 * Writes the file of a new entry that passes the check.
 * @param root the folder that holds `data/`, whose files must be good
 * @param type a content type with one file per entry
 * @param answers the known values of the entry; at least its slug
 * @param today as YYYY-MM-DD
 * @returns the file's path from the project's folder
 * @throws Error if the file exists or would have issues; nothing is written then
 */
export const addEntry = (root: string, type: ContentType, answers: Answers, today: string) => {
  const numbered = { ...nextNumbers(root, type), ...answers }
  const { file, value } = newEntry(type, numbered, { targets: targetsIn(root), today })
  const place = `data/${file}`
  if (existsSync(`${root}/${place}`)) throw new Error(`${place} already exists.`)
  applyChanges(root, new Map([[place, `${JSON.stringify(value, null, 2)}\n`]]))
  return place
}
