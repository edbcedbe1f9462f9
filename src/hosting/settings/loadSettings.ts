import { existsSync, readFileSync } from "node:fs"
import { env } from "node:process"
import { parseEnv } from "node:util"
import { formatIssues, type Issue } from "../../content/issue"
import { environmentFile, loadEnvironment } from "./loadEnvironment"
import type { Reader } from "./Setting"
import { settingIssues } from "./settingIssues"
import { settings } from "./settings"

/** The file and line that set a setting, or else those that explain it. */
export const placeOfSetting = (name: string, own: string, root = "."): Pick<Issue, "file" | "position"> => {
  for (const file of [own, ".env.example"]) {
    const lines = existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, "utf8").split("\n") : []
    const line = lines.findIndex((text) => new RegExp(`^#?\\s*${name}=`).test(text))
    if (line >= 0) return { file, position: { line: line + 1, column: 1 } }
  }
  return { file: own }
}

/**
 * What is wrong with the settings that somebody reads, as a text for the terminal; undefined if nothing is.
 * @param mode whose file adds to the environment: `production` or `development`
 */
export const wrongSettings = (readers: readonly Reader[], mode: string) => {
  const file = environmentFile(mode)
  const environment = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...env }
  const read = [...settings].filter(([, { readBy }]) => readers.some((reader) => readBy.includes(reader)))
  const issues = settingIssues(environment, read).map((issue) => ({ ...placeOfSetting(issue.field, file), ...issue }))
  return issues.length > 0 ? `Settings are wrong.\n\n${formatIssues(issues)}` : undefined
}

/** Loads the settings for a server or a command, and ends it if one is wrong. */
export const loadSettings = (...readers: readonly Reader[]) => {
  const wrong = wrongSettings(readers, "production")
  if (!wrong) return loadEnvironment("production")
  console.error(wrong)
  return process.exit(1)
}
