import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The endings of a file's compressed variants, which servers send in its place: Brotli and gzip. */
export const endings = [".br", ".gz"] as const

/** Whether a file is a compressed variant of another. */
export const isVariant = (file: string) => endings.some((ending) => file.endsWith(ending))

/** Every file below a folder, by its path from the working directory. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** In whole milliseconds: a time that is set cannot be finer. */
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime()

/** Whether a variant belongs to its file as it is now: variants are given the time of the file they were made of. */
export const isCurrent = (variant: string, source: string) => {
  const time = timeOf(variant)
  return time !== undefined && time === timeOf(source)
}

/** Where it is written down which variants there are; with the cache it is thrown away. */
const memoryBelow = (cache: string) => path.join(cache, "variants.json")

/** The variants of a site. A build need not look for them in ten thousand folders where it was written down. */
const variantsBelow = (folder: string, cache: string): string[] => {
  if (existsSync(memoryBelow(cache))) return JSON.parse(readFileSync(memoryBelow(cache), "utf8"))
  return existsSync(folder) ? filesBelow(folder).filter(isVariant) : []
}

/** Writes down which variants there are. */
export const rememberVariants = (variants: readonly string[], cache: string) => {
  mkdirSync(cache, { recursive: true })
  writeFileSync(memoryBelow(cache), JSON.stringify(variants))
}

/** Writes down, before a build, which variants there are: a first one has no folders yet to look for them in. */
export const noteVariants = (folder = "public", cache = ".cache") =>
  rememberVariants(variantsBelow(folder, cache), cache)

/** Forgets which variants there are, before some are made: who is interrupted then leaves no wrong memory. */
export const forgetVariants = (cache: string) => rmSync(memoryBelow(cache), { force: true })

/**
 * Takes away the variants of files that have changed or gone. Servers would go on sending what they hold.
 * @param folder the built site
 * @param cache Gatsby's own folder
 */
export const dropStaleVariants = (folder = "public", cache = ".cache") => {
  const current: string[] = []
  for (const variant of variantsBelow(folder, cache))
    if (isCurrent(variant, variant.slice(0, -path.extname(variant).length))) current.push(variant)
    else rmSync(variant, { force: true })
  rememberVariants(current, cache)
}
