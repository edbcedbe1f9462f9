import { readFileSync } from "node:fs"
import path from "node:path"
import type { Source } from "../../../../src/sections/Tools/references/sourceValues"
import { partsOf, sourceOf } from "./sourceOf"

/** A reference of a guide. */
interface GuideCase {
  shows: string
  /** `printed: ` if a guide prints this reference, `ruled: ` if it only says how to make it; and the guide, with its page. */
  guide: string
  source: Source
  /** What is made, with italics between asterisks: the entry as `list`, the first citation as `text`, or others by label. */
  made: readonly [string, string][]
}

const caseOf = (block: string): GuideCase => {
  const [heading = "", guide = "", source = "", ...made] = block.split("\n")
  return { shows: heading.slice(2), guide, source: sourceOf(source), made: made.map(partsOf) }
}

const read = (name: string) => readFileSync(path.join(__dirname, "styles", `${name}.txt`), "utf8").trim()

/** The styles that follow the Style Manual, whose references are in one file. */
const shared: Readonly<Record<string, string>> = { "griffith-agps": "agps", swinburne: "agps" }

/** The references of a style's guides, and the works of its table, from its file in `styles/`. */
export const casesOf = (slug: string) => {
  const [own = "", works = ""] = read(slug).split("\n\n# rows of the table\n")
  const cases = [own, ...(shared[slug] ? [read(shared[slug])] : [])].flatMap((text) => text.split("\n\n"))
  return { cases: cases.map(caseOf), works: works.split("\n").map(sourceOf) }
}
