import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"

/**
 * Names the rules that a folder of sources holds by what they are written in and the packages they are made with, so that
 * what was found out by other rules can be told.
 * @param others files outside the folder that it reads its rules from
 */
export const digestOfSources = (folder: string, ...others: readonly string[]) => {
  const hash = createHash("sha1").update(readFileSync("package-lock.json"))
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".ts")) hash.update(readFileSync(`${folder}/${file}`))
  for (const file of others) hash.update(readFileSync(file))
  return hash.digest("base64")
}
