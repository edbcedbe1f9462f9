import { readFileSync } from "node:fs"
import path from "node:path"

/** What both hosts that read `_headers` and `_redirects` send without a rule. */
const revalidated = { "cache-control": "public, max-age=0, must-revalidate" }

const matches = (rule: string, address: string) => {
  const [start = "", end] = rule.split("*")
  return end === undefined ? rule === address : address.startsWith(start) && address.slice(start.length).endsWith(end)
}

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
  return (address: string) => {
    const sent: Record<string, string> = { ...revalidated }
    const fields = rules.filter(([rule = ""]) => matches(rule, address)).flatMap(([, ...lines]) => lines)
    const given = new Set<string>()
    for (const field of fields) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(field) ?? []
      sent[name] = given.has(name) ? `${sent[name]}, ${value}` : value
      given.add(name)
    }
    return sent
  }
}

/** Whether an address is that of one of the two files, which are read and not sent. */
export const isRead = (address: string) => /^\/_(?:headers|redirects)$/.test(address)
