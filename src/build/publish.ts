import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The folder that hosts serve. */
export const publicFolder = "public"

/**
 * Writes a file that is served as it is.
 * @param place the file's path on the site, as in `/robots.txt`
 */
export const publish = (place: string, content: string | Uint8Array) => {
  const file = path.join(publicFolder, place)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
