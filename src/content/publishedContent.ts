import { readFileSync } from "node:fs"
import { escapeRegExp } from "../site/escapeRegExp"
import { jsonFilesIn } from "./checkContent"
import type { Entry } from "./checkFiles"
import { fieldName, type Issue } from "./issue"
import { readText } from "./readDataFile"
import { readEntries } from "./readEntries"
import { fillFacts, namesFact } from "./siteFacts"
import { siteFactsIn } from "./siteFactsIn"
import { today } from "./today"
import { type Unfinished, unfinishedIn, unwritten } from "./unfinished"
import { neededIn, pathInData, type RemoveLinks, withoutEntries } from "./withoutEntries"

/** How the published content differs from `data/`; file paths are relative to that folder. */
export interface PublishedContent {
  /** Files that are not published. */
  unpublished: ReadonlySet<string>
  /** The texts of files that are changed, by path. */
  texts: ReadonlyMap<string, string>
  /** Issues of unfinished content that the site requires. */
  issues: Issue[]
  /** One line that says what is unpublished and why; empty if nothing is. */
  report: string
}

/**
 * Gives links to addresses the scheme `draft:`, for which Markdown is rendered without the link (`HtmlRenderer`). The
 * check makes sure that an address is written as it is read.
 */
const markLinks: RemoveLinks = (text, addresses) =>
  addresses.reduce(
    (marked, address) =>
      marked.replaceAll(
        new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?)${escapeRegExp(address)}(?=[\\s>)]|$)`, "g"),
        "draft:$&",
      ),
    text,
  )

const unfinishedIssue = ({ data }: Entry, { reason, path, remedy }: Unfinished): Issue => ({
  file: data.file,
  position: data.positionOf(path),
  field: fieldName(path),
  message: `is left out of builds (${reason}), and the site cannot be published without it`,
  remedy,
})

/** What of the entries is not published, and why; the changed texts, and the places of removed references. */
interface Unpublished {
  reasons: ReadonlyMap<Entry, string>
  texts: ReadonlyMap<string, string>
  places: readonly string[]
  issues: Issue[]
}

const nothingUnpublished: Unpublished = { reasons: new Map(), texts: new Map(), places: [], issues: [] }

/** Finds the entries that are unfinished on a day and those that require them. */
const findUnpublished = (entries: readonly Entry[], day: string): Unpublished => {
  const isNeeded = neededIn(entries)
  const reasons = new Map<Entry, string>()
  const issues: Issue[] = []
  for (const entry of entries) {
    const unfinished = unfinishedIn(entry.data.value, day)
    if (unfinished && isNeeded(entry)) issues.push(unfinishedIssue(entry, unfinished))
    else if (unfinished) reasons.set(entry, unfinished.reason)
  }
  const { gone, changed, stuck } = withoutEntries(entries, reasons.keys(), isNeeded, markLinks)
  for (const { data } of stuck)
    issues.push({
      file: data.file,
      field: "",
      message: "refers to an unfinished entry, in a required field",
      found: [...reasons].map(([{ data: other }, reason]) => `${other.file} (${reason})`).join(", "),
      remedy: "Finish that entry, or refer to another one.",
    })
  for (const entry of gone) if (!reasons.has(entry)) reasons.set(entry, "needs an unpublished entry")
  const texts = Array.from(
    changed,
    ([{ data }, { value }]) => [pathInData(data.file), JSON.stringify(value, null, 2)] as const,
  )
  const places = Array.from(changed, ([{ data }, { fields }]) => `${data.file} (${fields.join(", ")})`)
  return { reasons, texts: new Map(texts), places, issues }
}

/** An unfinished entry's file contains a later day, or one of these: `???`, `"draft"`, or a JSON escape, which may spell either. */
const unfinishedMarks = [unwritten, '"draft"', "\\u"]

/** Whether a file may be unfinished on a day. Most entries with a day were published long ago, and need no parsing. */
const isMarked = (bytes: Buffer, day: string) => {
  if (unfinishedMarks.some((mark) => bytes.includes(mark))) return true
  if (!bytes.includes('"publishOn"')) return false
  const [, publishOn = ""] = /"publishOn"\s*:\s*"([\d-]+)"/.exec(bytes.toString()) ?? []
  return publishOn > day
}

const byteOrderMark = Buffer.from("\uFEFF")

/** How many files a report names; many drafts, or references to one, would fill the log. */
const NAMED_COUNT = 20

const listed = (names: readonly string[]) => {
  const more = names.length - NAMED_COUNT
  return names.slice(0, NAMED_COUNT).join(", ") + (more > 0 ? ` and ${more} more` : "")
}

/**
 * What the build publishes of good data: with the facts of the site in place of {brand} and the like, without drafts,
 * entries whose day has not come and those that contain `???`, and without what refers to them. Files are parsed only if
 * one may be such an entry, since there may be ten thousand.
 * @param root the folder that holds `data/`
 * @param drafts whether unfinished entries are shown, as in the preview
 * @param day the day of the build, as YYYY-MM-DD in UTC
 */
export const publishedContent = (root: string, drafts: boolean, day = today()): PublishedContent => {
  const texts = new Map<string, string>()
  const filled: string[] = []
  let unfinished = false
  for (const file of jsonFilesIn(root)) {
    const bytes = readFileSync(`${root}/data/${file}`)
    // Gatsby's JSON transformer does not accept a byte order mark, which some editors write.
    if (bytes.subarray(0, 3).equals(byteOrderMark)) texts.set(file, bytes.toString("utf8", 3))
    unfinished ||= isMarked(bytes, day)
    if (namesFact(bytes)) filled.push(file)
  }
  const { reasons, places, issues, ...changed } =
    drafts || !unfinished ? nothingUnpublished : findUnpublished(readEntries(root), day)
  const unpublished = new Set([...reasons.keys()].map(({ data }) => pathInData(data.file)))
  for (const [file, text] of changed.texts) texts.set(file, text)
  const facts = siteFactsIn(root)
  for (const file of filled.filter((name) => !unpublished.has(name))) {
    const entry = JSON.parse(texts.get(file) ?? readText(`${root}/data/${file}`))
    texts.set(file, JSON.stringify(fillFacts(entry, facts), null, 2))
  }
  const files = [...reasons].map(([{ data }, reason]) => `${data.file} (${reason})`)
  const references = places.length > 0 ? `; references to them are removed from ${listed(places)}` : ""
  return {
    unpublished,
    texts,
    issues,
    report: files.length > 0 ? `Not published: ${listed(files)}${references}.` : "",
  }
}
