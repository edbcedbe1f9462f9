import { readFileSync } from "node:fs"
import path from "node:path"
import { statOf } from "../../src/content/statOf"

/** The most bytes of a sheet: of several thousand entries, and what is read within seconds. */
const MAX_SHEET_BYTES = 20_000_000

/**
 * The content of a sheet.
 * @param file its path
 * @throws Error with the remedy if there is no such file, it is none, or is too large to be read
 */
export const sheetBytes = (file: string) => {
  const stats = statOf(file)
  const remedy = "Give the path of the sheet, saved as CSV."
  if (!stats) throw new Error(`There is no file ${file} in ${process.cwd()}. ${remedy}`)
  if (stats.isDirectory()) throw new Error(`${file} is a folder. ${remedy}`)
  // The shell's pipes, such as /dev/stdin, have someone who writes to them; others would be waited for without end.
  const isOfShell = stats.isFIFO() && path.resolve(file).startsWith("/dev/")
  if (!stats.isFile() && !isOfShell) throw new Error(`${file} is a pipe or a device, not a file. ${remedy}`)
  if (stats.size > MAX_SHEET_BYTES)
    throw new Error(
      `${file} has ${Math.ceil(stats.size / 1e6)} MB; an import takes at most ${MAX_SHEET_BYTES / 1e6}. Divide the sheet, each part with the headings.`,
    )
  return readFileSync(file)
}
