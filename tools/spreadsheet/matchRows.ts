import { type Entry, keyOf } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import { isCopy } from "../../src/content/copyFields"
import { excerpt, type Issue, type IssueText } from "../../src/content/issue"
import { suggestSlug } from "../../src/content/suggest"
import type { Row } from "../readCsv"
import { cellChange, withoutEscape } from "./cellChange"
import { entryColumn } from "./columns"
import { rowIssue, type Sheet } from "./readSheet"

/** A row, and the entry that it is about; a new entry has only a slug. */
interface MatchedRow {
  row: Row
  entry?: Entry
  slug: string
}

const slugOf = ({ data }: Entry) => String(keyOf(data)?.slug)

/**
 * Finds the entry that each row is about, by its slug in the column `entry` or, without that, in `slug`.
 * @param existing all entries of the type
 * @returns the rows whose entry is known or new, and the issues of all others
 */
export const matchRows = (
  type: ContentType,
  sheet: Sheet,
  existing: readonly Entry[],
): { matched: MatchedRow[]; issues: Issue[] } => {
  const slugAt = [...sheet.columns].find(([, { name }]) => name === "slug")?.[0] ?? -1
  const textIn = (row: Row, at: number) => withoutEscape(row.cells[at] ?? "")
  const keyIn = (row: Row) => textIn(row, sheet.entryAt) || textIn(row, slugAt)
  const firstRows = new Map(sheet.rows.toReversed().map((row) => [keyIn(row), row]))
  const entries = new Map(existing.map((entry) => [slugOf(entry), entry]))
  const withoutRow = existing.filter((entry) => !firstRows.has(slugOf(entry)))
  const copyColumns = [...sheet.columns].filter(([, { schema }]) => isCopy(schema))

  /** The entry without a row that has all texts of a row: then only the slug has changed. */
  const sameTextAs = (row: Row) => {
    const texts = copyColumns.filter(([at]) => row.cells[at])
    const isSame = ({ data }: Entry) =>
      texts.every(([at, column]) => !cellChange(row.cells[at] ?? "", column, data.value))
    return texts.length > 0 ? withoutRow.find(isSame) : undefined
  }

  const matched: MatchedRow[] = []
  const issues: Issue[] = []
  for (const row of sheet.rows) {
    const refuse = (at: number, issue: IssueText) => {
      const name = at === sheet.entryAt && at >= 0 ? entryColumn : "slug"
      const found = excerpt(row.cells[at] ?? "")
      issues.push(rowIssue(sheet.file, row, { found, ...issue }, at < 0 ? undefined : at, name))
    }
    const refuseSlug = (entry: Entry, message: string, otherwise: string) => {
      const command = `npm run rename -- ${type.name} ${slugOf(entry)} ${textIn(row, slugAt)}`
      refuse(slugAt, {
        message: `${message} ${entry.data.file}, and an import does not change slugs`,
        remedy: `Write ${slugOf(entry)} here, and rename it with: ${command}. For a new ${type.name} ${otherwise}.`,
      })
    }
    const named = textIn(row, sheet.entryAt)
    const key = keyIn(row)
    const slug = textIn(row, slugAt) || key
    const entry = entries.get(key)
    const first = firstRows.get(key)
    const renamed = entry || named ? undefined : sameTextAs(row)
    if (key === "")
      refuse(slugAt, { message: `does not say which ${type.name} it is about`, remedy: "Write its slug." })
    else if (first && first !== row)
      refuse(named ? sheet.entryAt : slugAt, {
        message: `is also in row ${first.number}`,
        remedy: `Keep one of the two rows. In that of a new ${type.name}, leave entry empty and write another slug.`,
      })
    else if (entry && slug !== key) refuseSlug(entry, "is not the slug of", "leave entry empty")
    else if (renamed) refuseSlug(renamed, "has the texts of", "write other texts")
    else if (entry) matched.push({ row, entry, slug })
    else if (named) {
      const meant = suggestSlug(named, [...entries.keys()])
      refuse(sheet.entryAt, {
        message: `there is no ${type.name} with this slug${meant ? `; did you mean ${meant}?` : ""}`,
        remedy: `Write the slug of one that exists, or leave the cell empty for a new ${type.name}.`,
      })
    } else if ("draft" in type.schema.shape) matched.push({ row, slug })
    else
      refuse(slugAt, {
        message: `there is no ${type.name} with this slug, and a new one needs a component too`,
        remedy: "Write the slug of one that exists, or add it first (docs/developing.md).",
      })
  }
  return { matched, issues }
}
