import { fieldName } from "../../src/content/issue"
import { unwrittenPath } from "../../src/content/unfinished"
import type { ImportPlan, PlannedEntry } from "./planImport"

/** How many characters of a value are shown. */
const SHOWN = 60

/** A value from the place on where it differs from another one, shortened. */
const shownFrom = (value: unknown, start: number) => {
  const text = String(value)
  const from = text.length > SHOWN ? Math.max(0, Math.min(start - 10, text.length - SHOWN)) : 0
  const part = text.slice(from, from + SHOWN)
  return JSON.stringify(`${from > 0 ? "…" : ""}${part}${from + SHOWN < text.length ? "…" : ""}`)
}

const differenceOf = (before: unknown, after: unknown) => {
  const [one, other] = [String(before), String(after)]
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  return at < 0 ? one.length : at
}

const changeLines = ({ changes, before }: PlannedEntry) =>
  changes.map(({ column, before: old, after }) => {
    const at = differenceOf(old, after)
    const now = after === undefined ? "removed" : shownFrom(after, at)
    return `  ${column.name}: ${before ? `${old === undefined ? "nothing" : shownFrom(old, at)} → ${now}` : now}`
  })

const entryLines = (planned: PlannedEntry) => {
  const { file, value, before } = planned
  const draft = (value as { draft?: boolean }).draft ? ", a draft" : ""
  const unwritten = unwrittenPath(value)
  const missing = unwritten ? `; its first ??? is in ${fieldName(unwritten)}` : ""
  return [`${file}${before ? "" : ` (new${draft}${missing})`}`, ...changeLines(planned)].join("\n")
}

/** How much an import changes, and what, field by field. */
export const importText = ({ planned, unchanged }: Pick<ImportPlan, "planned" | "unchanged">) => {
  const added = planned.filter(({ before }) => !before).length
  const counts = `${planned.length - added} changed, ${added} new, ${unchanged} unchanged.`
  return [counts, ...planned.map(entryLines)].join("\n\n")
}
