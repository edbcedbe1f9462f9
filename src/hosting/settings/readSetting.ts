// The build inlines `process.env.…`, but not this import, so the server's settings can change without a new build.
import { env } from "node:process"
import type { Environment, Rule } from "./Setting"
import {
  type GroupName,
  type GroupValues,
  type SettingName,
  type SettingValue,
  settingGroups,
  settings,
} from "./settings"

/** Reads a value by its rule. What counts as not set is empty. */
export const parseSetting = (name: string, { schema }: Rule, environment: Environment) =>
  (typeof schema === "function" ? schema(environment) : schema).safeParse(environment[name] || undefined)

/**
 * What a setting is set to, or what holds without it.
 * @throws {Error} if the value is not allowed; programs say so when they start (`settingIssues`)
 */
export const readSetting = <Name extends SettingName>(name: Name, environment: Environment = env) => {
  const row = settings.get(name)
  const read = row && parseSetting(name, row, environment)
  if (!read?.success) throw new Error(`${name} is not valid: write ${row?.allowed}.`)
  return read.data as SettingValue<Name>
}

/** Whether any setting of a group is set. */
export const isGroupSet = (group: GroupName, environment: Environment = env) =>
  Object.keys(settingGroups[group].rows).some((name) => environment[name])

/**
 * What the settings of a group are set to; undefined if none is set.
 * @throws {Error} if a value is not allowed
 */
export const readGroup = <Group extends GroupName>(group: Group, environment: Environment = env) => {
  if (!isGroupSet(group, environment)) return undefined
  const names = Object.keys(settingGroups[group].rows) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, readSetting(name, environment)])) as GroupValues<Group>
}
