import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { importFolders } from "../../src/content/importFolders"
import { relativePathsBelow } from "../../src/hosting/filesBelow"

/** A data file with a new text. */
interface ReplacedFile {
  /** Its path below `data/`. */
  file: string
  /** Its text before; undefined for a new file. */
  before?: string
  text: string
}

const folderIn = (root: string, name: keyof typeof importFolders) => path.join(root, "data", importFolders[name])

/**
 * Moves the files of an import to their places, also of one that was stopped while it did so. Can be stopped and repeated
 * at any time.
 * @param root the project's folder
 * @returns how many files were moved
 */
export const finishImport = (root: string) => {
  const folder = folderIn(root, "complete")
  if (!existsSync(folder)) return 0
  const files = relativePathsBelow(folder)
  for (const file of files) {
    const place = path.join(root, "data", file)
    mkdirSync(path.dirname(place), { recursive: true })
    renameSync(path.join(folder, file), place)
  }
  rmSync(folder, { recursive: true })
  return files.length
}

/**
 * Writes data files, all or none: first all into a folder beside them, which then gets another name in one step. With that
 * name the check refuses the data until {@link finishImport} has moved every file to its place.
 * @param root the project's folder
 * @throws Error if a file no longer has the text before; nothing is written then
 */
export const replaceFiles = (root: string, files: readonly ReplacedFile[]) => {
  const folder = folderIn(root, "unfinished")
  // Left by an import that was stopped.
  rmSync(folder, { recursive: true, force: true })
  for (const { file, text } of files) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const edited = files.find(({ file, before }) => {
    const place = path.join(root, "data", file)
    return (existsSync(place) ? readFileSync(place, "utf8") : undefined) !== before
  })
  if (edited) {
    rmSync(folder, { recursive: true })
    throw new Error(`data/${edited.file} was edited meanwhile, so nothing was written. Run the import again.`)
  }
  // Ctrl+C would leave only some of the files in their places.
  const ignore = () => undefined
  process.on("SIGINT", ignore)
  renameSync(folder, folderIn(root, "complete"))
  finishImport(root)
  process.off("SIGINT", ignore)
}
