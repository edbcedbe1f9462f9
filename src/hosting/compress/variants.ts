import { rmSync, statSync } from "node:fs"
import { filesBelow } from "../filesBelow"

/** The extensions of a file's compressed variants, which servers send instead of it: Brotli and gzip. */
export const endings = [".br", ".gz"] as const

/** Whether a file is a compressed variant of another. */
export const isVariant = (file: string) => endings.some((ending) => file.endsWith(ending))

/** In whole milliseconds: a modification time that is set is no more precise. */
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime()

/** Whether a variant is up to date: variants get the modification time of the file they were made from. */
export const isCurrent = (variant: string, source: string) => {
  const time = timeOf(variant)
  return time !== undefined && time === timeOf(source)
}

/** Deletes all variants of a site. */
export const dropVariants = (folder: string) => {
  for (const file of filesBelow(folder).filter(isVariant)) rmSync(file)
}
