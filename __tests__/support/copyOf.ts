import { readFileSync } from "node:fs"
import { readCopy } from "../../tools/quality/readCopy"

/** All copy of the site. */
export const pages = readCopy(process.cwd())

/**
 * What a data file holds.
 * @param file its path under `data/`
 */
export const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8"))

/**
 * The words of a data file, without marks of Markdown.
 * @param file its path under `data/`
 */
export const textOf = (file: string) =>
  pages
    .filter((page) => page.file === `data/${file}`)
    .flatMap(({ passages }) => passages.map(({ blocks }) => blocks.map(({ text }) => text).join(" ")))
    .join(" ")
