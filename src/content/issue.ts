import { visible } from "./visible"

/** Something wrong in a data file, described so that an editor who does not program can fix it. */
export interface Issue {
  /** Path of the file from the project's folder, with forward slashes. */
  file: string
  /** Line and column in the file, counted from 1, where they are known. */
  position?: { line: number; column: number }
  /** The field, as in `faqs[2].answer`; empty for the file as a whole. */
  field: string
  /** What is wrong, in one sentence. */
  message: string
  /** The value found, shortened. */
  found?: string
  /** What is allowed there. */
  allowed?: string
  /** What to do about it. */
  remedy: string
}

/** A wrong setting of the environment; the caller adds the file. */
export type SettingIssue = Omit<Issue, "file" | "position">

/** What a check reports about a value; the caller adds file, field and value. */
export type IssueText = Pick<Issue, "message" | "remedy">

/** Writes a path such as `["faqs", 2, "answer"]` as `faqs[2].answer`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "")

/** A value as it is shown in a message: JSON, at most 80 characters. */
export const excerpt = (value: unknown) => {
  const json = JSON.stringify(value) ?? "nothing"
  return json.length > 80 ? `${json.slice(0, 77)}…` : json
}

/** Issues by file and line. */
export const inOrder = (issues: readonly Issue[]) =>
  issues.toSorted((a, b) => a.file.localeCompare(b.file) || (a.position?.line ?? 0) - (b.position?.line ?? 0))

/** A text as one line of a report: names of files may hold anything. */
export const reportLine = (text: string) => visible(text).replaceAll("\n", "\\u{a}")

/** An issue as plain text. */
export const issueText = ({ file, position, field, message, found, allowed, remedy }: Issue) =>
  [
    `${file}${position ? `:${position.line}:${position.column}` : ""}`,
    `  ${field ? `${field}: ` : ""}${message}`,
    ...(found === undefined ? [] : [`  found:        ${found}`]),
    ...(allowed === undefined ? [] : [`  allowed:      ${allowed}`]),
    `  remedy:       ${remedy}`,
  ]
    .map(reportLine)
    .join("\n")

/**
 * How many issues there are, and in how many files.
 * @param noun the word for a single item
 */
export const countIssues = (issues: readonly Issue[], noun = "issue") => {
  const files = new Set(issues.map(({ file }) => file))
  const count = issues.length === 1 ? `1 ${noun}` : `${issues.length} ${noun}s`
  return `${count} in ${files.size === 1 ? "1 file" : `${files.size} files`}.`
}

/**
 * The report of all issues, grouped by file, as plain text.
 * @param noun the word for a single item
 */
export const formatIssues = (issues: readonly Issue[], noun = "issue") =>
  [...inOrder(issues).map(issueText), countIssues(issues, noun)].join("\n\n")
