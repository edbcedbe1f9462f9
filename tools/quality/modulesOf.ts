import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

const fileOf = (from: string, imported: string) =>
  ["", ".ts", ".tsx"]
    .map((ending) => path.join(path.dirname(from), imported) + ending)
    .find((file) => path.extname(file) && existsSync(file))

/**
 * A module of the site and everything that it imports from the site, including CSS.
 * @param imports matches the imports to follow, with the relative path in one of its groups
 */
export const modulesOf = (file: string, imports: RegExp, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, ...groups] of readFileSync(file, "utf8").matchAll(imports)) {
    const imported = fileOf(file, groups.find(Boolean) ?? "")
    if (imported) modulesOf(imported, imports, seen)
  }
  return seen
}
