import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The folder that Gatsby builds into. */
export const publicFolder = "public"

/**
 * Writes a file of the built site.
 * @param sitePath the file's path on the site, as in `/robots.txt`
 */
export const publish = (sitePath: string, content: string | Uint8Array) => {
  const file = path.join(publicFolder, sitePath)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
