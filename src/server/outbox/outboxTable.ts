import { styleText } from "node:util"
import { visible } from "../../content/visible"
import type { OutboxEntry } from "./OutboxEntry"

/** An entry as a table for people. @param notes lines to show with it */
export const outboxTable = (entry: OutboxEntry, notes: readonly string[] = []) => {
  const { received, id, reference, context, template_id, template_params } = entry
  const rows = Object.entries({ ...template_params, ...context }).map(
    ([name, value]) => [visible(name), visible(String(value))] as const,
  )
  const width = rows.reduce((longest, [name]) => Math.max(longest, name.length), 0)
  const lines = rows.map(
    ([name, value]) => `  ${name.padEnd(width)}  ${value.replaceAll("\n", `\n${" ".repeat(width + 4)}`)}`,
  )
  const head = styleText("bold", `${received}  ${visible(template_id)}  ${reference ?? id}`)
  return [head, ...notes.map((note) => `  ${visible(note)}`), ...lines].join("\n")
}

/** A number of entries. */
export const entriesText = (count: number) => (count === 1 ? "1 entry" : `${count} entries`)
