import { readFileSync } from "node:fs"
import { jsonFilesIn } from "../src/content/checkContent"
import { type ContentType, contentTypeOf, type EntryKey } from "../src/content/contentTypes"
import { publishedContent } from "../src/content/publishedContent"

const { leftOut, texts } = publishedContent(".", false)

/** The data files that the build publishes, by their paths below `data/`: without drafts and what requires them. */
export const publishedFiles = jsonFilesIn(".").filter((file) => !leftOut.has(file))

/** The text of a data file as the build publishes it; takes its path below `data/`. */
export const publishedText = (file: string) => texts.get(file) ?? readFileSync(`data/${file}`, "utf8")

/** The published entries of a content type, in the order of their files. */
export const publishedEntries = <Entry extends EntryKey>(type: ContentType): Entry[] =>
  publishedFiles.filter((file) => contentTypeOf(file) === type).map((file) => JSON.parse(publishedText(file)))
