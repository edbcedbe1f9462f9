import { readFileSync } from "node:fs"
import { jsonFilesIn } from "../src/content/checkContent"
import { publishedContent } from "../src/content/publishedContent"

const { leftOut, texts } = publishedContent(".", false)

/** The data files that the build publishes, by their paths below `data/`: without drafts and what requires them. */
export const publishedFiles = jsonFilesIn(".").filter((file) => !leftOut.has(file))

/** The text of a data file as the build publishes it; takes its path below `data/`. */
export const publishedText = (file: string) => texts.get(file) ?? readFileSync(`data/${file}`, "utf8")

/** The published entries in a folder of `data/`, as in `services/`, in the order of their files. */
export const publishedEntries = <Entry>(folder: string): Entry[] =>
  publishedFiles.filter((file) => file.startsWith(folder)).map((file) => JSON.parse(publishedText(file)))
