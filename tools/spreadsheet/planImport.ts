import { readFileSync } from "node:fs"
import { targetsOf } from "../../src/content/checkContent"
import { type Entry, keyOf } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import { isCopy } from "../../src/content/copyFields"
import { excerpt, fieldName, type Issue, type IssueText } from "../../src/content/issue"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { nextNumbers } from "../../src/content/nextNumbers"
import { suggestSlug } from "../../src/content/suggest"
import { type Answers, typedValue } from "../authoring/answers"
import { type GuidanceContext, guidanceFor } from "../authoring/guidance"
import { newEntry } from "../authoring/newEntry"
import { type Change, changeField } from "./changeField"
import { type Column, entryColumn, valueAt } from "./columns"
import { type Row, rowIssue, type Sheet, withoutEscape } from "./readSheet"
import { textOfValue } from "./writeSheet"

/** What is written in a cell to remove an optional field, or an item of a list of texts. */
export const removal = "(remove)"

/** What a row of a sheet does: it changes an entry or adds one. */
export interface PlannedEntry {
  row: Row
  /** The path of the entry's file from the project's folder. */
  file: string
  /** The entry and its file's text as they are; undefined if it is new. */
  before?: { value: unknown; text: string }
  /** The new text of the file, and its value. */
  text: string
  value: unknown
  changes: readonly Change[]
}

/** What a sheet does to the data. */
export interface ImportPlan {
  /** New entries, and those that change. */
  planned: readonly PlannedEntry[]
  /** How many rows change nothing. */
  unchanged: number
  issues: readonly Issue[]
}

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, "\n")

/** What a cell changes, if anything. */
const changeBy = (cell: string, column: Column, entry: unknown): Change | undefined => {
  const before = valueAt(entry, column.path)
  const current = withLineFeeds(textOfValue(before))
  const text = withLineFeeds(withoutEscape(cell))
  if (cell === "" || text === current || withLineFeeds(cell) === current) return undefined
  const after = text === removal ? undefined : typedValue(text, column.schema.type)
  return after === before ? undefined : { column, before, after }
}

/** The list that is too short for an item at a path, and how many items it has; undefined if there is none. */
const tooShort = (value: unknown, path: Column["path"]) => {
  const lengthAt = (depth: number) => {
    const list = valueAt(value, path.slice(0, depth))
    return Array.isArray(list) ? list.length : 0
  }
  const depth = path.findIndex((key, at) => typeof key === "number" && key > lengthAt(at))
  return depth < 0 ? undefined : { name: fieldName(path.slice(0, depth)), length: lengthAt(depth) }
}

/** Sets a field of a new entry; optional groups and items around it get guidance in their other fields. */
const setField = (entry: unknown, type: ContentType, { column, after }: Change, context: GuidanceContext) => {
  const { path } = column
  let owner = entry as Record<string | number, unknown>
  for (const [at, key] of path.slice(0, -1).entries()) {
    const schema = schemaAt(jsonSchemaOf(type), path.slice(0, at + 1)) ?? {}
    owner[key] ??= guidanceFor(schema, context, typeof key === "number" ? key : 0)
    owner = owner[key] as typeof owner
  }
  owner[path.at(-1) ?? ""] = after
}

const renameCommand = (type: ContentType, before: string, after: string) =>
  `npm run rename -- ${type.name} ${before} ${after}`

/**
 * Finds out what a sheet does to the data.
 * @param root the project's folder
 * @param type the content type of the rows
 * @param sheet the sheet
 * @param entries all entries of the project, which must be good
 * @param today as YYYY-MM-DD
 * @returns the new and changed entries, unchecked, and the issues of rows that cannot be understood
 */
export const planImport = (
  root: string,
  type: ContentType,
  sheet: Sheet,
  entries: readonly Entry[],
  today: string,
): ImportPlan => {
  const issues: Issue[] = []
  const planned: PlannedEntry[] = []
  const schema = jsonSchemaOf(type)
  const context = {
    targets: targetsOf(entries.map((entry) => ({ type: entry.type, key: keyOf(entry.data) }))),
    today,
  }
  const existing = new Map(
    entries.flatMap((entry) => (entry.type === type ? [[String(keyOf(entry.data)?.slug), entry] as const] : [])),
  )
  const numbers = Object.entries<number>(nextNumbers(root, type))
  // Items of lists in order, so that each follows the one before it.
  const columns = [...sheet.columns].toSorted(([, a], [, b]) => a.name.localeCompare(b.name, "en", { numeric: true }))
  const slugAt = columns.find(([, { name }]) => name === "slug")?.[0] ?? -1
  const cellOf = (row: Row, at: number) => withoutEscape(row.cells[at] ?? "")
  /** The slug of the entry that a row is about. */
  const keyIn = (row: Row) => cellOf(row, sheet.entryAt) || cellOf(row, slugAt)
  const rowOf = new Map(sheet.rows.toReversed().map((row) => [keyIn(row), row]))
  const withoutRow = [...existing.values()].filter(({ data }) => !rowOf.has(String(keyOf(data)?.slug)))

  const copyColumns = columns.filter(([, column]) => isCopy(column.schema))
  /** The entry without a row that has all texts of a row: then only its slug has changed. */
  const sameTextAs = (row: Row) => {
    const texts = copyColumns.filter(([at]) => row.cells[at])
    return texts.length === 0
      ? undefined
      : withoutRow.find(({ data }) => texts.every(([at, column]) => !changeBy(row.cells[at] ?? "", column, data.value)))
  }

  const changesOf = (row: Row, value: unknown) =>
    columns.flatMap(([at, column]) => {
      const change = at === slugAt ? undefined : changeBy(row.cells[at] ?? "", column, value)
      return change ? [{ at, change }] : []
    })

  /** Whether an item may be added at a path; otherwise the issue is noted. */
  const follows = (row: Row, at: number, { name, path }: Column, value: unknown) => {
    const short = tooShort(value, path)
    if (!short) return true
    const next = `${short.name}[${short.length}]`
    issues.push(
      rowIssue(
        sheet.file,
        row,
        {
          message: `the list ${short.name} has ${short.length} items`,
          found: excerpt(row.cells[at]),
          remedy: `Fill the column ${next} first${path.length > 2 ? ", with all that an item needs" : ""}.`,
        },
        at,
        name,
      ),
    )
    return false
  }

  const planChange = (row: Row, { data }: Entry) => {
    const whole = readFileSync(`${root}/${data.file}`, "utf8")
    const mark = whole.startsWith("\uFEFF") ? "\uFEFF" : ""
    const changes = changesOf(row, data.value)
    let text = whole.slice(mark.length)
    // From the last item of a list, so that removing one does not move the others.
    const ordered = [
      ...changes.filter(({ change }) => change.after !== undefined),
      ...changes.filter(({ change }) => change.after === undefined).toReversed(),
    ]
    for (const { at, change } of ordered)
      if (follows(row, at, change.column, JSON.parse(text))) text = changeField(text, schema, change)
    if (changes.length > 0)
      planned.push({
        row,
        file: data.file,
        before: { value: data.value, text: whole },
        text: mark + text,
        value: JSON.parse(text),
        changes: changes.map(({ change }) => change),
      })
  }

  const planNew = (row: Row, slug: string) => {
    const added = planned.filter(({ before }) => !before).length
    const changes = changesOf(row, undefined).filter(({ change }) => change.after !== undefined)
    const answers: Answers = Object.fromEntries(
      changes.flatMap(({ change: { column, after } }) =>
        column.path.length === 1 && after !== undefined ? [[column.name, after] as const] : [],
      ),
    )
    const numbered = Object.fromEntries(numbers.map(([name, next]) => [name, next + added]))
    const { file, value } = newEntry(type, { ...numbered, draft: true, ...answers, slug }, context)
    for (const { at, change } of changes)
      if (follows(row, at, change.column, value)) setField(value, type, change, context)
    planned.push({
      row,
      file: `data/${file}`,
      text: `${JSON.stringify(value, null, 2)}\n`,
      value,
      changes: changes.map(({ change }) => change),
    })
  }

  for (const row of sheet.rows) {
    const key = keyIn(row)
    const named = cellOf(row, sheet.entryAt)
    const slug = cellOf(row, slugAt) || named
    const at = named ? sheet.entryAt : slugAt
    const refuse = (place: number, issue: IssueText) =>
      issues.push(
        rowIssue(
          sheet.file,
          row,
          { found: excerpt(row.cells[place] ?? ""), ...issue },
          place < 0 ? undefined : place,
          place < 0 || place === slugAt ? "slug" : entryColumn,
        ),
      )
    const entry = existing.get(key)
    const first = rowOf.get(key)
    const renamed = entry || named ? undefined : sameTextAs(row)
    if (key === "")
      refuse(slugAt, { message: `does not say which ${type.name} it is about`, remedy: "Write its slug." })
    else if (first && first !== row)
      refuse(at, {
        message: `is also in row ${first.number}`,
        remedy: `Keep one of the two rows. In that of a new ${type.name}, leave entry empty and write another slug.`,
      })
    else if (entry && slug !== key)
      refuse(slugAt, {
        message: `is not the slug of ${entry.data.file}, and an import does not change slugs`,
        remedy: `Write ${key} here, and rename it with: ${renameCommand(type, key, slug)}. For a new ${type.name} leave entry empty.`,
      })
    else if (renamed) {
      const before = String(keyOf(renamed.data)?.slug)
      refuse(slugAt, {
        message: `has the texts of ${renamed.data.file}, which has no row, and an import does not change slugs`,
        remedy: `Write ${before} here, and rename it with: ${renameCommand(type, before, slug)}. For a new ${type.name} write other texts.`,
      })
    } else if (entry) planChange(row, entry)
    else if (named) {
      const meant = suggestSlug(named, [...existing.keys()])
      refuse(sheet.entryAt, {
        message: `there is no ${type.name} with this slug${meant ? `; did you mean ${meant}?` : ""}`,
        remedy: `Write the slug of one that exists, or leave the cell empty for a new ${type.name}.`,
      })
    } else if (!("draft" in type.schema.shape))
      refuse(slugAt, {
        message: `there is no ${type.name} with this slug, and a new one needs a component too`,
        remedy: "Write the slug of one that exists, or add it first (docs/developing.md).",
      })
    else planNew(row, slug)
  }
  return { planned, unchanged: sheet.rows.length - planned.length, issues }
}
