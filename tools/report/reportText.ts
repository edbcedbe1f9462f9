import type { DueDate } from "../dueDates"
import { textTable } from "../textTable"
import { cellText } from "./htmlTable"
import { reportColumns } from "./reportColumns"
import { type ReportList, reportLists } from "./reportLists"
import { reportNotes } from "./reportNotes"
import type { Report } from "./reportOf"

/** How many rows of a list the terminal shows; the sheet has all. */
const SHOWN = 5

const indented = (text: string) => text.replace(/^/gm, "  ")

const block = (heading: string, lines: string, more = 0) =>
  [`${heading}:`, indented(lines), ...(more > 0 ? [`  and ${more} more`] : [])].join("\n")

const listText = ({ heading, names, cells }: ReportList) =>
  names.length === 0
    ? `${heading}: none.`
    : block(`${heading} (${names.length})`, textTable(cells.slice(0, SHOWN + 1)), names.length - SHOWN)

interface TextOptions {
  /** What to know about each source. */
  readonly notes: readonly string[]
  /** The days after the report's on which pages are published or close. */
  readonly coming: readonly DueDate[]
  /** The day of the report, as YYYY-MM-DD. */
  readonly today: string
}

/** What to do, as a line for each list that has rows. */
export const tasksOf = (lists: readonly ReportList[]) =>
  lists.filter(({ task, names }) => task && names.length > 0) as (ReportList & { readonly task: string })[]

/** A row for each page. */
export const pagesTable = ({ pages }: Report) => {
  const columns = reportColumns(pages)
  return textTable([
    columns.map(({ heading }) => heading),
    ...pages.map((page) => columns.map((column) => cellText(column, page))),
  ])
}

/** The report as text, with what to do at its end, where a terminal shows it. */
export const reportText = (report: Report, { notes, coming, today }: TextOptions) => {
  const lists = reportLists(report, today)
  const tasks = tasksOf(lists).map(({ task, heading, names }) => `${task}: ${heading} (${names.length}), ${names[0]}`)
  return [
    notes.join("\n"),
    ...lists.map(listText),
    ...reportNotes(report, coming).map(({ heading, lines }) => block(heading, lines.join("\n"))),
    ...(tasks.length > 0 ? [block("To do", tasks.join("\n"))] : []),
  ].join("\n\n")
}
