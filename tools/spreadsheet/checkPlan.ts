import { allTargetsOf, checkEntries, targetOf } from "../../src/content/checkContent"
import type { Entry } from "../../src/content/checkFiles"
import { type ContentType, isFolder } from "../../src/content/contentTypes"
import type { Issue } from "../../src/content/issue"
import { isEitherDay, removal } from "./cellChange"
import type { PlannedEntry } from "./planImport"
import { rowIssue, type Sheet } from "./readSheet"

const start = () => ({ line: 1, column: 1 })

/** A planned entry as the checks take it. Positions in its file are not used, since the file is not there yet. */
export const plannedAsEntry = (type: ContentType, { file, value }: PlannedEntry): Entry => ({
  type,
  data: { file, value, positionOf: start, positionOfKey: start },
})

/** The place of the column with a field, or with the first field of a group or list. */
const placeOf = ({ columns }: Sheet, field: string) => {
  const all = [...columns]
  const own = all.find(([, { name }]) => name === field)
  return (own ?? all.find(([, { name }]) => name.startsWith(`${field}.`) || name.startsWith(`${field}[`)))?.[0]
}

/**
 * The issue of a planned entry as one of its row, at the cell of its field if the sheet has one. Issues of other files stay
 * as they are.
 */
export const inSheet = (sheet: Sheet, planned: readonly PlannedEntry[]) => {
  const rows = new Map(planned.map(({ file, row }) => [file, row] as const))
  return (issue: Issue): Issue => {
    const row = rows.get(issue.file)
    if (!row) return issue
    const { field, found } = issue
    const at = field === "" ? undefined : placeOf(sheet, field)
    // Texts have quotation marks in JSON, but none in a cell.
    const allowed = issue.allowed?.replace(/^text in quotes/, "text")
    if (at !== undefined && row.cells[at] === removal && sheet.columns.get(at)?.name === field) {
      const remedy = "Empty the cell, which leaves the field as it is, or write another value."
      return rowIssue(sheet.file, row, { message: "is required, so it cannot be removed", allowed, remedy }, at, field)
    }
    if (at !== undefined && sheet.columns.get(at)?.schema.format === "date" && isEitherDay(row.cells[at] ?? "")) {
      const remedy = "Write it as 2027-01-31: year, month, day."
      return rowIssue(sheet.file, row, { message: "may be either of two days", found, remedy }, at, field)
    }
    const message = issue.message.replace(/data\/\S+\.json/, (file) =>
      rows.has(file) ? `${file} (row ${rows.get(file)?.number})` : file,
    )
    const missing = field === "" || at !== undefined ? "" : ` The sheet has no column ${field}; add it.`
    return rowIssue(sheet.file, row, { message, found, allowed, remedy: issue.remedy + missing }, at, field)
  }
}

/**
 * Checks the entries of an import together with all others, as the project's check does.
 * @param others the entries that stay as they are; they must be good
 * @returns all issues, with their places in the sheet
 */
export const checkPlan = (
  root: string,
  type: ContentType,
  sheet: Sheet,
  planned: readonly PlannedEntry[],
  others: readonly Entry[],
): Issue[] => {
  const mine = planned.map((one) => plannedAsEntry(type, one))
  // Of two entries that clash, the later one is reported: that of the sheet.
  const entries = [...others, ...mine]
  const targets = allTargetsOf(root, entries.map(targetOf))
  const files = entries.map(({ data }) => data.file.slice("data/".length))
  // A new page may have an address that a redirect hides.
  const checked = [...others.filter((entry) => !isFolder(entry.type)), ...mine]
  return checkEntries(entries, files, root, targets, checked).map(inSheet(sheet, planned))
}
