import { escapeHtml } from "../../src/site/escapeHtml"

/** A column of a table. */
export interface Column<Row> {
  readonly heading: string
  /** What the cell shows: a number, a text, or nothing where there is no value. */
  readonly cell: (row: Row) => string | number | undefined
  /** How a number is shown; by default as it is. */
  readonly format?: (value: number) => string
}

/** The text of a cell. */
export const cellText = <Row>({ cell, format = String }: Column<Row>, row: Row) => {
  const value = cell(row)
  return typeof value === "number" ? format(value) : (value ?? "–")
}

/**
 * A table as HTML that `sortTables` makes sortable. The first column names the row.
 * @param caption its accessible name
 * @param titleOf what to show where the pointer rests on the name of a row
 */
export const htmlTable = <Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  titleOf: (row: Row) => string,
) => {
  const isNumber = (column: Column<Row>) => rows.some((row) => typeof column.cell(row) === "number")
  const classes = columns.map((column) => (isNumber(column) ? ' class="number"' : ""))
  const head = columns.map(({ heading }, at) => `<th scope="col"${classes[at]}>${escapeHtml(heading)}</th>`)
  const body = rows.map((row) => {
    const cells = columns.map((column, at) => {
      const value = column.cell(row)
      const data = typeof value === "number" ? ` data-value="${value}"` : ""
      const text = escapeHtml(cellText(column, row))
      // Addresses break at their slashes, if they must.
      return at === 0
        ? `<th scope="row" title="${escapeHtml(titleOf(row))}">${text.replaceAll("/", "/<wbr>")}</th>`
        : `<td${classes[at]}${data}>${text}</td>`
    })
    return `<tr>${cells.join("")}</tr>`
  })
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table><thead><tr>${head.join("")}</tr></thead><tbody>
${body.join("\n")}
</tbody></table></div>`
}
