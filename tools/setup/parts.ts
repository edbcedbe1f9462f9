import type { Entry } from "../../src/content/checkFiles"
import { contentTypeNamed } from "../../src/content/contentTypes"

/** What belongs to a part of the site. Its menus, links and sections follow from that. */
interface Part {
  /** What visitors find there, in a line. */
  readonly about: string
  /** Its content types; the pages that list their entries belong to it, too. */
  readonly types: readonly string[]
  /** The slugs of other pages. */
  readonly pages?: readonly string[]
  /** The group of its services. */
  readonly group?: string
}

/** The parts that a site can do without, by name. */
const parts = {
  jobs: { about: "openings on /career, each with its page and a form for applications", types: ["job"] },
  samples: { about: "pieces of work to read on /samples, which sections on other pages show", types: ["sample"] },
  tools: { about: "tools for readers on /tools, one of which citation pages show, too", types: ["tool"] },
  citations: {
    about: "a page for each citation style with examples, and the services about citing",
    types: ["citation"],
    group: "citations",
  },
  countries: { about: "a page for each country, with its law and times, and one for all others", types: ["country"] },
  blog: { about: "articles on /blogs with their feed", types: ["post"] },
  chat: { about: "the button with questions and answers in the corner of each page", types: ["chat"] },
  plans: { about: "the page and section that compare the plans and their prices", types: ["plans"], pages: ["plans"] },
} satisfies Record<string, Part>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as [PartName, ...PartName[]]

/** What a part is, in a line. */
export const aboutPart = (name: PartName) => parts[name].about

/** The parts with a line about each, for `--help`. */
export const partsHelp = partNames.map((name) => `  ${name.padEnd(11)}${aboutPart(name)}`).join("\n")

/** Whether an entry belongs to a part. */
export const isOfPart = (name: PartName, { type, data }: Entry) => {
  const { types, pages = [], group }: Part = parts[name]
  const { slug = "", group: ownGroup } = data.value as { slug?: string; group?: string }
  const lists = types.map((one) => contentTypeNamed(one)?.list)
  return (
    types.includes(type.name) ||
    (type.name === "page" && [...lists, ...pages].includes(slug)) ||
    (type.name === "service" && group !== undefined && ownGroup === group)
  )
}
