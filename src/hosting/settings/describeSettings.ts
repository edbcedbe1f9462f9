import { parseSetting } from "./readSetting"
import type { Setting, SettingGroup } from "./Setting"
import { settingGroups, settings } from "./settings"

/** What holds without a setting, as it would be written; empty if nothing does. */
const withoutIt = (name: string, row: Setting) => {
  const { data } = parseSetting(name, row, {})
  return typeof data === "boolean" ? (data ? "on" : "off") : String(data ?? "")
}

/** A text as comments of at most 120 characters a line. */
const comment = (text: string) => text.replace(/(.{1,118})(?: |$)/g, "# $1\n")

/** The text of .env.example. */
export const envExample = () => {
  const intro =
    "Settings of the site, which docs/settings.md lists with what each may be. All are optional: without them the server " +
    "keeps what visitors send in .outbox/ (npm run outbox prints it). Copy the lines you need to .env.production (and " +
    ".env.development) and build again. The build writes names that begin with GATSBY_ into the site, so they are public. " +
    "This file is written from src/hosting/settings/settings.ts by npm run generate."
  const groups = Object.values<SettingGroup>(settingGroups).map(({ text, rows }) => [
    comment(`--- ${text}`),
    ...Object.keys(rows).map((name) => {
      const row = settings.get(name) as Setting
      return `${row.text ? comment(row.text) : ""}#${name}=${row.example ?? withoutIt(name, row)}\n`
    }),
  ])
  return [comment(intro), ...groups.map((lines) => lines.join(""))].join("\n")
}

const needsText = ({ needs = [] }: Setting, name: string) => {
  const list = (names: readonly string[]) => names.filter((other) => other !== name).map((other) => `\`${other}\``)
  return "length" in needs
    ? list(needs as readonly string[]).join(", ")
    : Object.entries(needs)
        .map(([value, names]) => `\`${value}\`: ${list(names).join(", ")}`)
        .join("; ")
}

/** The text of docs/settings.md. */
export const settingsDocument = () => `# Settings

The environment of a build or server, or its \`.env.production\` (\`.env.development\` for the live preview); [.env.example](../.env.example)
says what each is for. A value that is not allowed, or that lacks what it needs, ends the build or the start. What the browser reads is public.

Written from \`src/hosting/settings/settings.ts\` by \`npm run generate\`.

| setting | what it may be | without it | read by | needs |
| --- | --- | --- | --- | --- |
${[...settings]
  .map(([name, row]) => {
    const cells = [
      `\`${name}\``,
      row.allowed.replaceAll("|", "\\|"),
      withoutIt(name, row),
      row.readBy.join(", "),
      needsText(row, name),
    ]
    return `| ${cells.join(" | ")} |`
  })
  .join("\n")}
`
