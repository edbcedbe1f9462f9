import { readFileSync } from "node:fs"
import path from "node:path"
import type { Source } from "../../../../src/sections/Tools/references/sourceValues"
import { partsOf, sourceOf } from "./sourceOf"

/** A reference of a guide. */
interface GuideCase {
  shows: string
  /** The guide, with its page or rule. */
  guide: string
  /** Whether the guide prints this reference; otherwise it has the rule, without this example. */
  isPrinted: boolean
  source: Source
  /** What is made, with italics between asterisks: the entry as `list`, the first citation as `text`, or others by label. */
  made: readonly [string, string][]
}

const caseOf = (block: string): GuideCase => {
  const [heading = "", guide = "", source = "", ...made] = block.split("\n")
  const [standing, name] = partsOf(guide)
  return {
    shows: heading.slice(2),
    guide: name,
    isPrinted: standing === "printed",
    source: sourceOf(source),
    made: made.map(partsOf),
  }
}

/** The references of a style's guides, and the works of its table, from its file in `styles/`. */
export const casesOf = (slug: string) => {
  const text = readFileSync(path.join(__dirname, "styles", `${slug}.txt`), "utf8").trim()
  const [cases = "", works = ""] = text.split("\n\n# rows of the table\n")
  return { cases: cases.split("\n\n").map(caseOf), works: works.split("\n").map(sourceOf) }
}
