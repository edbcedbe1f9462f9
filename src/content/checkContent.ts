import { existsSync } from "node:fs"
import path from "node:path"
import { faqAnchor } from "../site/anchors"
import type { EntryKey } from "../site/entryPaths"
import { homeSections } from "../site/homeSections"
import type { Targets } from "./checkAddress"
import { checkFields } from "./checkFields"
import {
  duplicates,
  type Entry,
  isAlmostData,
  keyFromFileName,
  keyOf,
  misleadingEntry,
  misnamed,
  misplaced,
  missingFiles,
  requiredEntriesOf,
  wrongFileNames,
} from "./checkFiles"
import { type ContentType, contentTypeOf, isFolder } from "./contentTypes"
import { describeIssue } from "./describeIssue"
import { isHidden } from "./isHidden"
import type { Issue } from "./issue"
import { journalFiles } from "./journalFiles"
import { jsonSchemaOf } from "./jsonSchemaOf"
import { type EntryBelow, entriesBelow } from "./pathsBelow"
import { type DataFile, readDataFile } from "./readDataFile"
import { faqs } from "./schemas/sections"
import { fillFacts, type SiteFacts, siteFile } from "./siteFacts"
import { siteFactsIn } from "./siteFactsIn"
import { isTemporary } from "./temporaryFiles"

const isData = ({ path: file }: EntryBelow) => !file.startsWith(".") && !isTemporary(file)

const filesOf = (entries: readonly EntryBelow[]) =>
  // A folder may be named like a file: essay.json.
  entries.flatMap((one) => (isData(one) && !one.entry.isDirectory() ? one.path : [])).sort()

/** All files below `data/`, by their paths from there, without hidden files and those of editors. */
export const dataFilesIn = (root: string) => filesOf(entriesBelow(`${root}/data`))

/** The issue of a command that was stopped while it changed files. */
const stoppedChange = (root: string): Issue[] => {
  const file = `data/${journalFiles.complete}`
  const message = "a command was stopped before all of its files were written"
  const remedy = "Undo it: npm run import -- --undo"
  return existsSync(path.join(root, file)) ? [{ file, field: "", message, remedy }] : []
}

/** Those of {@link dataFilesIn} that hold JSON. */
export const jsonFilesIn = (root: string) => dataFilesIn(root).filter((file) => file.endsWith(".json"))

interface Listed {
  files: readonly string[]
  /** The files and folders that stand for what is elsewhere, or for what they are not, and are not read. */
  misleading: ReadonlyMap<string, Issue>
  /** Why nothing can be checked. */
  issues: Issue[]
}

/**
 * The files of {@link dataFilesIn}. The issue if the folder is missing, the name of a folder in it is invalid, or only some
 * of a change's files are written.
 */
export const listedFiles = (root: string, duringChange = false): Listed => {
  try {
    const entries = entriesBelow(`${root}/data`)
    const misleading = new Map(
      entries.filter(isData).flatMap((one) => {
        const issue = misleadingEntry(one)
        return issue ? [[one.path, issue]] : []
      }),
    )
    return { files: filesOf(entries), misleading, issues: duringChange ? [] : stoppedChange(root) }
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`
    const remedy = "Put the folder back, or rename the folder in it whose name is not valid UTF-8."
    return { files: [], misleading: new Map(), issues: [{ file: "data", field: "", message, remedy }] }
  }
}

/** The entry without `$schema`, which only editors read. */
const contentOf = (data: DataFile) => {
  if (typeof data.value !== "object" || data.value === null || Array.isArray(data.value)) return data.value
  const { $schema, ...content } = data.value as Record<string, unknown>
  return content
}

interface Target {
  type: ContentType
  key: EntryKey | undefined
  hidden?: boolean
}

/** What is known of an entry that others may refer to. */
export const targetOf = ({ type, data }: Entry): Target => ({ type, key: keyOf(data), hidden: isHidden(data.value) })

/** What entries may refer to, given every entry. */
export const targetsOf = (entries: readonly Target[]): Targets => {
  const slugs = new Map<string, Set<string>>()
  const paths = new Set<string>()
  const hiddenPaths = new Set<string>()
  for (const { type, key, hidden } of entries) {
    if (!key) continue
    slugs.set(type.name, (slugs.get(type.name) ?? new Set()).add(key.slug))
    if (type.path) paths.add(type.path(key))
    if (type.path && hidden) hiddenPaths.add(type.path(key))
  }
  return { slugs, paths, hidden: hiddenPaths }
}

/** The file of the questions on home, below `data/`. */
const questionsFile = "sections/faqs.json"

/** The file of the testimonials on home, below `data/`. */
const testimonialsFile = "sections/testimonials.json"

/** The files whose texts other files refer to. */
export const sharedFiles = [questionsFile, testimonialsFile, siteFile]

/** The anchors of the questions on home; undefined if their file has issues. */
const questionsIn = (root: string, facts: SiteFacts): Targets["questions"] => {
  const data = readDataFile(root, `data/${questionsFile}`)
  const result = "issues" in data ? undefined : faqs.safeParse(fillFacts(contentOf(data), facts))
  return result?.success ? new Set(result.data.items.map(({ question }) => faqAnchor(question))) : undefined
}

/** The anchors of the sections on home: that of the testimonials is there while there are any. */
const sectionsIn = (root: string): Targets["sections"] => {
  const data = readDataFile(root, `data/${testimonialsFile}`)
  const hasAny = "issues" in data || (data.value as { items?: unknown } | null)?.items !== undefined
  return Object.values(homeSections).filter((anchor) => hasAny || anchor !== homeSections.testimonials)
}

/** All that entries may refer to, the texts of shared files included. */
export const allTargetsOf = (root: string, entries: readonly Target[]): Targets => {
  const facts = siteFactsIn(root)
  return { ...targetsOf(entries), sections: sectionsIn(root), questions: questionsIn(root, facts), facts }
}

/** The issues of one entry, with its schema and with its references. */
export const checkEntry = (entry: Entry, root: string, targets: Targets): Issue[] => {
  const { type } = entry
  const schema = jsonSchemaOf(type)
  // Lengths are those that pages show.
  const data = { ...entry.data, value: fillFacts(entry.data.value, targets.facts) }
  const result = type.schema.safeParse(contentOf(data))
  return [
    ...(result.success ? [] : result.error.issues.flatMap((issue) => describeIssue(issue, data, schema))),
    ...checkFields(entry, schema, root, targets),
  ]
}

/**
 * Checks entries that make up the data: each alone, the names of their files, and what only one of them may have.
 * @param files the paths of all JSON files below `data/`
 * @param checked the entries that are checked alone; by default all
 */
export const checkEntries = (
  entries: readonly Entry[],
  files: readonly string[],
  root: string,
  targets: Targets,
  checked = entries,
): Issue[] => [
  ...checked.flatMap((entry) => checkEntry(entry, root, targets)),
  ...wrongFileNames(entries, files),
  ...duplicates(entries),
]

/**
 * Checks every data file of a project.
 * @param root the folder that holds `data/`
 * @param options `duringChange` if the command asks that changes the files
 * @returns all issues of all files; an empty list means that the data are good
 */
export const checkContent = (root: string, { duringChange = false } = {}): Issue[] => {
  const { files: present, misleading, issues: unreadable } = listedFiles(root, duringChange)
  if (unreadable.length > 0) return unreadable
  const files = present.filter((file) => file.endsWith(".json"))
  const issues: Issue[] = [
    ...misleading.values(),
    ...missingFiles(files),
    ...present.filter(isAlmostData).map(misnamed),
  ]
  const entries: Entry[] = []
  // References to a file that is missing are not reported as well.
  const named: { type: ContentType; key: EntryKey }[] = [...requiredEntriesOf(files)]
  for (const file of files) {
    const type = contentTypeOf(file)
    if (!type) {
      issues.push(misplaced(file))
      continue
    }
    // References to a file that cannot be read, or whose slug is mistyped, are not reported as well.
    if (isFolder(type)) named.push({ type, key: keyFromFileName(type, file) })
    if (misleading.has(file)) continue
    const data = readDataFile(root, `data/${file}`)
    if ("issues" in data) issues.push(...data.issues)
    else entries.push({ type, data })
  }
  const targets = allTargetsOf(root, [...named, ...entries.map(targetOf)])
  return [...issues, ...checkEntries(entries, files, root, targets)]
}
