import type { Tokens } from "marked"
import type { Entry } from "../../src/content/checkFiles"
import { readEntries } from "../../src/content/readEntries"
import { markdownParser } from "../../src/content/typeset/markdownParser"
import { neededIn, type RemoveLinks, withoutEntries } from "../../src/content/withoutEntries"
import type { Plan } from "../changes"
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

/**
 * Takes parts of the site and other entries out of the data, with what needs them and all references and links to them.
 * @param root the project's folder, whose data must be good
 * @param names the parts
 * @param isUnwanted whether another entry is to be removed
 * @throws Error if the site cannot be built without an entry that needs one of them
 */
export const planRemoval = (
  root: string,
  names: readonly PartName[],
  isUnwanted: (entry: Entry) => boolean = () => false,
): Plan => {
  const before = readEntries(root)
  const entries = before.map((entry) => emptied(names, entry))
  const unwanted = entries.filter((entry) => isUnwanted(entry) || names.some((name) => isOfPart(name, entry)))
  const isNeeded = neededIn(entries.filter((entry) => !unwanted.includes(entry)))
  const { gone, changed, stuck } = withoutEntries(entries, unwanted, isNeeded, unlink, names.flatMap(anchorsOf))
  if (stuck.length > 0) {
    const files = stuck.map(({ data }) => data.file).join(", ")
    throw new Error(`Nothing was changed: the site cannot be built without ${files}, which need what is removed.`)
  }
  const texts = entries.flatMap((entry, place) => {
    const value = changed.get(entry)?.value ?? entry.data.value
    const isKept = value === before[place]?.data.value || gone.has(entry)
    return isKept ? [] : [[entry.data.file, `${JSON.stringify(value, null, 2)}\n`] as const]
  })
  const deleted = [...Array.from(gone, ({ data }) => data.file), ...shippedTests(root)]
  return {
    changes: new Map([...texts, ...deleted.map((file) => [file, undefined] as const)]),
    places: Array.from(changed, ([{ data }, { fields }]) => `${data.file}: ${fields.join(", ")}`),
  }
}
