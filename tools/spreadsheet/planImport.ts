import { readFileSync } from "node:fs"
import { targetOf, targetsOf } from "../../src/content/checkContent"
import type { Entry } from "../../src/content/checkFiles"
import type { ContentType } from "../../src/content/contentTypes"
import { excerpt, fieldName, type Issue } from "../../src/content/issue"
import { jsonSchemaOf, schemaAt } from "../../src/content/jsonSchemaOf"
import { nextNumbers } from "../../src/content/nextNumbers"
import type { Answers } from "../authoring/answers"
import { type GuidanceContext, guidanceFor } from "../authoring/guidance"
import { newEntry } from "../authoring/newEntry"
import type { Row } from "../readCsv"
import { type Change, cellChange } from "./cellChange"
import { changeField } from "./changeField"
import { type Column, valueAt } from "./columns"
import { matchRows } from "./matchRows"
import { rowIssue, type Sheet } from "./readSheet"

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

/** The new text of an entry's file, with changes for which `isPossible`. */
const changedText = (
  text: string,
  type: ContentType,
  changes: readonly Change[],
  isPossible: (change: Change, value: unknown) => boolean,
) => {
  // Removes from the end of a list, so that the other items stay where they are until then.
  const ordered = [
    ...changes.filter(({ after }) => after !== undefined),
    ...changes.filter(({ after }) => after === undefined).toReversed(),
  ]
  return ordered.reduce(
    (now, change) => (isPossible(change, JSON.parse(now)) ? changeField(now, jsonSchemaOf(type), change) : now),
    text,
  )
}

/**
 * Finds out what a sheet does to the data.
 * @param root the project's folder
 * @param type the content type of the rows
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
  const { matched, issues } = matchRows(
    type,
    sheet,
    entries.filter((entry) => entry.type === type),
  )
  const targets = targetsOf(entries.map(targetOf))
  const numbers = Object.entries<number>(nextNumbers(root, type))
  const places = new Map([...sheet.columns].map(([at, column]) => [column, at]))
  // Items of lists in order, so that each follows the one before it. Slugs do not change.
  const columns = [...places.keys()]
    .filter(({ name }) => name !== "slug")
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }))

  const changesOf = (row: Row, value: unknown) =>
    columns.flatMap((column) => cellChange(row.cells[places.get(column) ?? -1] ?? "", column, value) ?? [])

  /** Whether a list is long enough for a change; otherwise notes the issue. */
  const isPossibleIn =
    (row: Row) =>
    ({ column, after }: Change, value: unknown) => {
      const list = tooShort(value, column.path)
      if (!list) return true
      const issue = {
        message: `the list ${list.name} has ${list.length} items`,
        found: excerpt(after),
        remedy: `Fill the columns of ${list.name}[${list.length}] first.`,
      }
      issues.push(rowIssue(sheet.file, row, issue, places.get(column), column.name))
      return false
    }

  const planChange = (row: Row, { data }: Entry): PlannedEntry[] => {
    const changes = changesOf(row, data.value)
    if (changes.length === 0) return []
    const whole = readFileSync(`${root}/${data.file}`, "utf8")
    const [mark = ""] = /^\uFEFF?/.exec(whole) ?? []
    const text = changedText(whole.slice(mark.length), type, changes, isPossibleIn(row))
    const before = { value: data.value, text: whole }
    return [{ row, file: data.file, before, text: mark + text, value: JSON.parse(text), changes }]
  }

  let added = 0
  const planNew = (row: Row, slug: string): PlannedEntry => {
    const changes = changesOf(row, undefined)
    const answers: Answers = Object.fromEntries(
      changes.flatMap(({ column, after }) =>
        column.path.length === 1 && after !== undefined ? [[column.name, after]] : [],
      ),
    )
    const numbered = Object.fromEntries(numbers.map(([name, next]) => [name, next + added]))
    added += 1
    const context = { targets, today }
    const { file, value } = newEntry(type, { ...numbered, draft: true, ...answers, slug }, context)
    const isPossible = isPossibleIn(row)
    for (const change of changes)
      if (change.column.path.length > 1 && isPossible(change, value)) setField(value, type, change, context)
    return { row, file: `data/${file}`, text: `${JSON.stringify(value, null, 2)}\n`, value, changes }
  }

  const planned = matched.flatMap(({ row, entry, slug }) => (entry ? planChange(row, entry) : planNew(row, slug)))
  return { planned, unchanged: matched.length - planned.length, issues }
}
