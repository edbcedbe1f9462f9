import { countIssues, formatIssues, type Issue, inOrder, issueText, reportLine } from "../src/content/issue"
import { printPage } from "./printPage"

/** From how many on equal issues are told as one. */
const MANY = 4

/** How many more places of a group are named. */
const NAMED = 5

/** What equal issues have in common: their texts without numbers, values and names of files. */
const kindOf = ({ message, allowed, remedy }: Issue) =>
  [message, allowed, remedy].join("\n").replace(/data\/\S+\.json|"[^"]*"|\d+(?:\.\d+)?/g, "…")

/** The cell or row of a sheet, or the place in a data file. */
const placeOf = ({ file, position, field }: Issue) =>
  /\bcell (\w+)/.exec(field)?.[1] ??
  /^row \d+/.exec(field)?.[0] ??
  [`${file}${position ? `:${position.line}` : ""}`, field].filter(Boolean).join(" ")

/**
 * Issues as plain text, equal ones as one with their count and the first places, the most frequent first.
 * @returns a text for each kind
 */
const groupIssues = (issues: readonly Issue[]) => {
  const kinds = new Map<string, Issue[]>()
  for (const issue of inOrder(issues)) {
    const kind = kindOf(issue)
    const group = kinds.get(kind)
    if (group) group.push(issue)
    else kinds.set(kind, [issue])
  }
  return [...kinds.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((group) => {
      const [first, ...others] = group
      if (!first || group.length < MANY) return group.map(issueText)
      const places = others.slice(0, NAMED).map(placeOf).map(reportLine).join(", ")
      return [
        `${issueText(first)}\n  ${`and ${others.length} more: `.padEnd(14)}${places}${others.length > NAMED ? ", …" : ""}`,
      ]
    })
}

/**
 * Prints issues with their number first, a page of them at most; all of them are then in a file, which is named.
 * @param name the file's name without ending
 * @param heading words before the number
 * @param noun the word for a single item
 */
export const printIssues = (name: string, heading: string, issues: readonly Issue[], noun = "issue") => {
  const kinds = groupIssues(issues)
  const text = [`${heading}${countIssues(issues, noun)}`, ...kinds].join("\n\n")
  printPage(name, text, kinds.length < issues.length ? formatIssues(issues, noun) : text, console.error)
}
