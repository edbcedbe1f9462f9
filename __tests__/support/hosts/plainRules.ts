import { readFileSync } from "node:fs"
import path from "node:path"

/** What both hosts that read `_headers` and `_redirects` send without a rule. */
const revalidated = { "cache-control": "public, max-age=0, must-revalidate" }

const matches = (rule: string, address: string) =>
  rule.endsWith("*") ? address.startsWith(rule.slice(0, -1)) : rule === address

/** The lines of `_redirects`, decoded. */
export const redirectLines = (folder: string) =>
  readFileSync(path.join(folder, "_redirects"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status = ""]) => ({ from: decodeURI(from), to, status: Number(status) }))

/** The first of these lines that an address matches. */
export const matching = (lines: ReturnType<typeof redirectLines>, address: string) =>
  lines.find(({ from }) => matches(from, address))

/** Looks up what `_headers` sends with an address. */
export const headerRules = (folder: string) => {
  const rules = readFileSync(path.join(folder, "_headers"), "utf8")
    .trim()
    .split("\n\n")
    .map((rule) => rule.split("\n"))
  return (address: string) => ({
    ...revalidated,
    ...Object.fromEntries(
      rules
        .filter(([rule = ""]) => matches(rule, address))
        .flatMap(([, ...fields]) => fields.map((field) => /^ {2}([\w-]+): (.*)$/.exec(field)?.slice(1) ?? [])),
    ),
  })
}

/** Whether an address is that of one of the two files, which are read and not sent. */
export const isRead = (address: string) => /^\/_(?:headers|redirects)$/.test(address)
