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
 * Puts the data back as they were before an import that was stopped while it wrote. Can be stopped and repeated at any time.
 * @param root the project's folder
 * @returns how many files the import would have written
 */
export const undoImport = (root: string) => {
  const folder = folderIn(root, "complete")
  if (!existsSync(folder)) return 0
  const files = relativePathsBelow(folder)
  for (const file of files) {
    const kept = path.join(folder, file)
    const place = path.join(root, "data", file)
    // What is kept of a new file is empty; no data file is.
    if (readFileSync(kept).length > 0) renameSync(kept, place)
    else rmSync(place, { force: true })
  }
  rmSync(folder, { recursive: true })
  return files.length
}

/**
 * Writes data files, all or none. First it keeps all as they are in a folder beside them, which then gets another name in one
 * step. While it has that name the check refuses the data, and {@link undoImport} puts them back.
 * @param root the project's folder
 * @throws Error if a file no longer has the text before, or cannot be written; the data are then as before
 */
export const replaceFiles = (root: string, files: readonly ReplacedFile[]) => {
  const folder = folderIn(root, "unfinished")
  const complete = folderIn(root, "complete")
  const all = files.map((one) => ({
    ...one,
    place: path.join(root, "data", one.file),
    kept: path.join(folder, one.file),
  }))
  // Left by an import that was stopped.
  rmSync(folder, { recursive: true, force: true })
  for (const { kept, before } of all) {
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, before ?? "")
  }
  const edited = all.find(
    ({ place, before }) => (existsSync(place) ? readFileSync(place, "utf8") : undefined) !== before,
  )
  if (edited) {
    rmSync(folder, { recursive: true })
    throw new Error(`data/${edited.file} was edited meanwhile, so nothing was written. Run the import again.`)
  }
  // Ctrl+C would leave only some of the files written.
  const ignore = () => undefined
  process.on("SIGINT", ignore)
  renameSync(folder, complete)
  try {
    for (const { place, text } of all) {
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
    renameSync(complete, folder)
  } catch (error) {
    undoImport(root)
    throw error
  } finally {
    process.off("SIGINT", ignore)
  }
  rmSync(folder, { recursive: true })
}
