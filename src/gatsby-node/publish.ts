import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The folder that Gatsby builds into. */
export const publicFolder = "public"

const fileOf = (sitePath: string) => path.join(publicFolder, sitePath)

/** Whether there is a file at a path of the site, as in `/robots.txt`. */
export const isPublished = (sitePath: string) => existsSync(fileOf(sitePath))

/**
 * Writes a file of the built site.
 * @param sitePath the file's path on the site, as in `/robots.txt`
 */
export const publish = (sitePath: string, content: string | Uint8Array) => {
  const file = fileOf(sitePath)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
