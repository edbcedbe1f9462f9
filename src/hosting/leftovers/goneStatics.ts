import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../compress/variants"

const memoryBelow = (cache: string) => path.join(cache, "static-files.json")

const filesOf = (source: string) => filesBelow(source).map((file) => path.relative(source, file))

/**
 * Writes down which files Gatsby has copied into the site as they are.
 * @param source where it copies them from
 */
export const rememberStatics = (source = "static", cache = ".cache") =>
  writeFileSync(memoryBelow(cache), JSON.stringify(filesOf(source)))

/** Takes away the copies of files that have gone since the last build: Gatsby only ever adds. */
export const dropGoneStatics = (source = "static", cache = ".cache", folder = "public") => {
  if (!existsSync(memoryBelow(cache))) return
  const copied = JSON.parse(readFileSync(memoryBelow(cache), "utf8")) as string[]
  const there = new Set(filesOf(source))
  for (const file of copied) if (!there.has(file)) rmSync(path.join(folder, file), { force: true })
}
