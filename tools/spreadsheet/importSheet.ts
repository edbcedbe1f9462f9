import type { ContentType } from "../../src/content/contentTypes"
import type { Issue } from "../../src/content/issue"
import { readEntries } from "../../src/content/readEntries"
import { today } from "../../src/content/today"
import { changeFiles } from "../changeFiles"
import { requireGoodData } from "../requireGoodData"
import { checkDistinct } from "./checkDistinct"
import { checkPlan, inSheet } from "./checkPlan"
import { importText } from "./importText"
import { planImport } from "./planImport"
import { readSheet } from "./readSheet"

/** How a sheet is imported. */
export interface ImportOptions {
  /** Whether nothing is written. */
  dryRun?: boolean
  /** Whether pages that are too similar, or have too little text of their own, are imported. */
  allowAlike?: boolean
}

/** The outcome of an import. */
interface Imported {
  /** Why nothing was written; empty if it was. */
  issues: readonly Issue[]
  /** What an editor should look at. */
  warnings: readonly Issue[]
  /** What has changed. */
  text: string
}

/**
 * Imports a sheet: reads it, checks every cell and the pages, and writes all entries or none.
 * @param root the project's folder
 * @param type the content type of the rows
 * @param file the sheet's name, for messages
 * @param bytes its content
 * @throws Error if the data have issues without it, or a file is edited meanwhile; nothing is written then
 */
export const importSheet = (
  root: string,
  type: ContentType,
  file: string,
  bytes: Buffer,
  { dryRun, allowAlike }: ImportOptions = {},
): Imported => {
  const refused = (issues: readonly Issue[]) => ({ issues, warnings: [], text: "" })
  requireGoodData(root)
  const sheet = readSheet(file, bytes, type)
  if ("issues" in sheet) return refused(sheet.issues)
  const entries = readEntries(root)
  const plan = planImport(root, type, sheet, entries, today())
  const { planned } = plan
  const files = new Set(planned.map((one) => one.file))
  const others = entries.filter(({ data }) => !files.has(data.file))
  const issues = [...plan.issues, ...checkPlan(root, type, sheet, planned, others)]
  if (issues.length > 0) return refused(issues)
  const distinct = checkDistinct(
    root,
    type,
    planned,
    entries.filter((entry) => entry.type === type),
  )
  const alike = distinct.issues.map(inSheet(sheet, planned))
  const told = distinct.warnings.map(inSheet(sheet, planned))
  if (alike.length > 0 && !allowAlike)
    return refused(
      alike.map((issue) => ({ ...issue, remedy: `${issue.remedy} With --allow-alike it is imported as it is.` })),
    )
  if (!dryRun && planned.length > 0)
    changeFiles(root, new Map(planned.map((one) => [one.file, one.text])), {
      before: new Map(planned.map((one) => [one.file, one.before?.text])),
    })
  const done = dryRun ? "Nothing was written (--dry-run)." : ""
  return {
    issues: [],
    warnings: [...alike, ...told],
    text: [done, importText(plan)].filter(Boolean).join("\n\n"),
  }
}
