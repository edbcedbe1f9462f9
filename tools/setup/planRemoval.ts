import type { Tokens } from "marked"
import type { Entry } from "../../src/content/checkFiles"
import { fieldName } from "../../src/content/issue"
import { readEntries } from "../../src/content/readEntries"
import { markdownParser } from "../../src/content/typeset/markdownParser"
import { neededIn, type RemoveLinks, withoutEntries } from "../../src/content/withoutEntries"
import type { Plan } from "../changes"
import { falseSentences, withTrueSentences } from "./falseSentences"
import { anchorsOf, emptied, isOfPart, type PartName } from "./parts"
import { shippedTests } from "./shippedTests"

/** Replaces links by their words. */
const unlink: RemoveLinks = (text, addresses) => {
  const links: Tokens.Link[] = []
  markdownParser.walkTokens(markdownParser.lexer(text), (token) => {
    if (token.type === "link" && addresses.includes(token.href)) links.push(token as Tokens.Link)
  })
  return links.reduce((left, { raw, text: words }) => left.replace(raw, () => words), text)
}

interface Removal {
  /** The parts that go. */
  readonly parts?: readonly PartName[]
  /** Whether another entry goes. */
  readonly isUnwanted?: (entry: Entry) => boolean
  /** What else changes, besides. */
  readonly edit?: (entry: Entry) => Entry
}

/**
 * Takes parts of the site and other entries out of the data, with what needs them, all references and links to them, and the
 * shipped sentences that promise them.
 * @param root the project's folder, whose data must be good
 * @throws Error if the site cannot be built without an entry that needs one of them
 */
export const planRemoval = (
  root: string,
  { parts = [], isUnwanted = () => false, edit = (entry) => entry }: Removal,
): Plan => {
  const before = readEntries(root)
  const isGone = (entry: Entry) => isUnwanted(entry) || parts.some((name) => isOfPart(name, entry))
  const edited = before.map((entry) => edit(emptied(parts, entry)))
  const staying = edited.filter((entry) => !isGone(entry))
  const entries = edited.map(withTrueSentences(staying))
  const unwanted = entries.filter(isGone)
  const isNeeded = neededIn(entries.filter((entry) => !unwanted.includes(entry)))
  const { gone, changed, stuck } = withoutEntries(entries, unwanted, isNeeded, unlink, parts.flatMap(anchorsOf))
  if (stuck.length > 0) {
    const files = stuck.map(({ data }) => data.file).join(", ")
    throw new Error(`Nothing was changed: the site cannot be built without ${files}, which need what is removed.`)
  }
  const isAsBefore = (entry: Entry, place: number) =>
    !changed.has(entry) && entry.data.value === before[place]?.data.value
  const texts = entries.flatMap((entry, place) => {
    if (gone.has(entry) || isAsBefore(entry, place)) return []
    return [[entry.data.file, `${JSON.stringify(changed.get(entry)?.value ?? entry.data.value, null, 2)}\n`] as const]
  })
  const deleted = [...Array.from(gone, ({ data }) => data.file), ...shippedTests(root)]
  const places = [
    ...Array.from(changed, ([{ data }, { fields }]) => ({ file: data.file, fields })),
    ...falseSentences(staying).map(({ entry, field }) => ({ file: entry.data.file, fields: [fieldName(field.path)] })),
  ]
  const fieldsIn = (file: string) => new Set(places.flatMap((place) => (place.file === file ? place.fields : [])))
  return {
    changes: new Map([...texts, ...deleted.map((file) => [file, undefined] as const)]),
    places: Array.from(new Set(places.map(({ file }) => file)), (file) => `${file}: ${[...fieldsIn(file)].join(", ")}`),
  }
}
