import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The folder that hosts serve. */
export const publicFolder = "public"

const fileOf = (place: string) => path.join(publicFolder, place)

/** Whether there is a file at a place, as in `/robots.txt`. */
export const isPublished = (place: string) => existsSync(fileOf(place))

/**
 * Writes a file that is served as it is.
 * @param place the file's path on the site, as in `/robots.txt`
 */
export const publish = (place: string, content: string | Uint8Array) => {
  const file = fileOf(place)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
