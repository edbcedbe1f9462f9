import { env } from "node:process"
import { excerpt, type SettingIssue } from "../../content/issue"
import { parseSetting } from "./readSetting"
import type { Environment, Setting } from "./Setting"
import { settings } from "./settings"

type Row = readonly [name: string, row: Setting]

/** The settings that one needs with its present value. */
const needsOf = ([name, row]: Row, environment: Environment): readonly string[] => {
  const value = environment[name]
  if (!value || parseSetting(name, row, environment).data === false) return []
  const { needs = [] } = row
  return "length" in needs ? (needs as readonly string[]) : (needs[value] ?? [])
}

/**
 * Says which settings are wrong, and which are missing because another needs them.
 * @param rows the part of the table that is checked
 */
export const settingIssues = (environment: Environment = env, rows: Iterable<Row> = settings): SettingIssue[] => {
  const checked = [...rows]
  const neededBy = new Map(checked.flatMap((row) => needsOf(row, environment).map((name) => [name, row[0]])))
  const isSet = (name: string) => Boolean(environment[name])
  return checked.flatMap(([name, row]) => {
    const { allowed, replacedBy, isSecret } = row
    const found = isSecret ? {} : { found: excerpt(environment[name]) }
    if (!parseSetting(name, row, environment).success)
      return [{ field: name, message: "is not valid", ...found, allowed, remedy: "Correct it, or remove the line." }]
    const other = neededBy.get(name)
    if (!other || isSet(name) || replacedBy?.every(isSet)) return []
    return [
      { field: name, message: `is missing, and ${other} needs it`, allowed, remedy: `Add it, or remove ${other}.` },
    ]
  })
}
