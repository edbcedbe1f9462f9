import { readFileSync } from "node:fs"
import { jsonFilesIn } from "../src/content/checkContent"
import { isHidden } from "../src/content/isHidden"
import { publishedContent } from "../src/content/publishedContent"

const { unpublished, texts } = publishedContent(".", false)

/** The paths below `data/` of the files that the build publishes: without unfinished entries and what requires them. */
export const publishedFiles = jsonFilesIn(".").filter((file) => !unpublished.has(file))

/** The text of a data file as published by the build, given its path below `data/`. */
export const publishedText = (file: string) => texts.get(file) ?? readFileSync(`data/${file}`, "utf8")

/**
 * The published entries in a folder of `data/`, such as `services/`, in the order of their files.
 * @param hidden whether those with hidden pages are wanted, instead of all others
 */
export const publishedEntries = <Entry>(folder: string, hidden = false): Entry[] =>
  publishedFiles
    .filter((file) => file.startsWith(folder))
    .map((file) => JSON.parse(publishedText(file)))
    .filter((entry) => isHidden(entry) === hidden)
