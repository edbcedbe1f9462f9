/** What a cell is sorted by: its number, or its text. */
const sortKey = (row: HTMLTableRowElement, column: number) => {
  const cell = row.cells[column]
  const text = cell?.textContent ?? ""
  return cell?.dataset.value === undefined ? text : Number(cell.dataset.value)
}

const compare = (one: string | number, other: string | number) =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one).localeCompare(String(other), "en", { numeric: true })

/** Whether a cell has no value; such rows come last in both orders. */
const isEmpty = (value: string | number) => value === "" || value === "–"

const sortBy = (table: HTMLTableElement, heading: HTMLTableCellElement) => {
  const column = heading.cellIndex
  const [body] = table.tBodies
  if (!body) return
  const isNumber = heading.classList.contains("number")
  const before = heading.ariaSort
  // Numbers begin with the largest, texts with A.
  const descending = before ? before === "ascending" : isNumber
  for (const other of table.querySelectorAll("thead th")) other.removeAttribute("aria-sort")
  heading.ariaSort = descending ? "descending" : "ascending"
  const rows = [...body.rows].map((row) => ({ row, value: sortKey(row, column) }))
  rows.sort(
    (one, other) =>
      Number(isEmpty(one.value)) - Number(isEmpty(other.value)) ||
      compare(one.value, other.value) * (descending ? -1 : 1),
  )
  body.append(...rows.map(({ row }) => row))
}

/** Makes all tables of a page sortable: the heading of each column becomes a button. */
export const sortTables = () => {
  for (const table of document.querySelectorAll("table"))
    for (const heading of table.querySelectorAll<HTMLTableCellElement>("thead th")) {
      const button = document.createElement("button")
      button.type = "button"
      button.append(...heading.childNodes)
      button.addEventListener("click", () => sortBy(table, heading))
      heading.append(button)
    }
}
