import type { Entry } from "../../src/content/checkFiles"
import { contentTypes } from "../../src/content/contentTypes"
import { copyFields } from "../../src/content/copyFields"
import { isHidden } from "../../src/content/isHidden"
import { excerpt, fieldName, type Issue, type IssueText } from "../../src/content/issue"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import type { QualityRule } from "../../src/content/QualityRule"
import type { DataFile } from "../../src/content/readDataFile"
import { readEntries } from "../../src/content/readEntries"
import { fillFacts, type SiteFacts } from "../../src/content/siteFacts"
import { siteFactsIn } from "../../src/content/siteFactsIn"
import { type Block, blocksOf } from "./blocksOf"

/** One field of copy: where it is, and its text in blocks. */
export interface Passage {
  path: readonly PropertyKey[]
  /** The text as it is in the file. */
  source: string
  /** Whether the text is Markdown. */
  markdown: boolean
  blocks: readonly Block[]
}

/** The copy of a data file: all its texts that people read. */
export interface Page {
  file: string
  /** The name of its content type. */
  type: string
  value: unknown
  passages: readonly Passage[]
  positionOf: DataFile["positionOf"]
}

/** The copy of an entry, with the facts of the site filled in. */
export const copyOf = ({ type, data: unfilled }: Entry, facts: SiteFacts): Page => {
  const data = { ...unfilled, value: fillFacts(unfilled.value, facts) }
  const schema = jsonSchemaOf(type)
  const passages = copyFields(data.value, schema).map((field) => ({
    path: field.path,
    source: field.value,
    markdown: field.schema["x-markdown"] !== undefined,
    blocks: blocksOf(field.value, field.schema),
  }))
  return { file: data.file, type: type.name, value: data.value, passages, positionOf: data.positionOf }
}

/**
 * Reads all copy of a project as pages show it, with the facts of the site filled in.
 * @param root the folder that holds `data/`; its files must be good (`checkContent`)
 */
export const readCopy = (root: string): Page[] => {
  const facts = siteFactsIn(root)
  return readEntries(root).map((entry) => copyOf(entry, facts))
}

/** Whether search engines may list a page: of hidden ones, those of campaigns, nothing is asked that only they mind. */
export const isSearched = ({ value }: Page) => !isHidden(value)

const qualityRules = new Map(contentTypes.map(({ name, quality }) => [name, quality] as const))

/** The quality rule of a type, by its name. */
export const qualityOf = (type: string): QualityRule => qualityRules.get(type) ?? {}

/** An issue of a passage, or of the whole page if no passage is given. */
export const issueOf = (
  page: Page,
  passage: Pick<Passage, "path"> | undefined,
  issue: IssueText & { found?: unknown; allowed?: string },
): Issue => ({
  file: page.file,
  ...(passage && { position: page.positionOf(passage.path) }),
  field: passage ? fieldName(passage.path) : "",
  ...issue,
  found: issue.found === undefined ? undefined : excerpt(issue.found),
})
