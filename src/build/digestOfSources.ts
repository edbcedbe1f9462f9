import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"

/**
 * Hash of a folder's source files and package versions. A cached result with another hash is out of date.
 * @param others files outside the folder that its code imports
 */
export const digestOfSources = (folder: string, ...others: readonly string[]) => {
  const hash = createHash("sha1").update(readFileSync("package-lock.json"))
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".ts")) hash.update(readFileSync(`${folder}/${file}`))
  for (const file of others) hash.update(readFileSync(file))
  return hash.digest("base64")
}
