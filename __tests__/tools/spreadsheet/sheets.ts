import { readFileSync } from "node:fs"
import { stringify } from "csv-stringify/sync"
import { dataFilesIn } from "../../../src/content/checkContent"
import { folderTypeNamed } from "../../../tools/spreadsheet/folderTypeNamed"
import { type ImportOptions, importSheet } from "../../../tools/spreadsheet/importSheet"

/** A row by heading. */
type Row = Readonly<Record<string, string>>

/** A sheet as CSV, or as rows by heading. */
export type SheetContent = string | Buffer | readonly Row[]

/** Rows as CSV. */
export const csvOf = (rows: readonly Row[]) =>
  stringify([...rows], { header: true, columns: Object.keys(rows[0] ?? {}) })

/** Imports a sheet into a project. */
export const importInto = (root: string, type: string, sheet: SheetContent, options?: ImportOptions) => {
  const content = typeof sheet === "string" || Buffer.isBuffer(sheet) ? sheet : csvOf(sheet)
  return importSheet(root, folderTypeNamed(type), "sheet.csv", Buffer.from(content), options)
}

/** The bytes of all data files of a project, by path. */
export const bytesIn = (root: string) =>
  Object.fromEntries(dataFilesIn(root).map((file) => [file, readFileSync(`${root}/data/${file}`, "latin1")]))
