import type { z } from "zod"
import type { Entry } from "../../src/content/checkFiles"
import { contentTypeNamed } from "../../src/content/contentTypes"
import type { testimonials } from "../../src/content/schemas/sections"
import type { site } from "../../src/content/schemas/site"
import { homeSections } from "../../src/site/homeSections"
import { withValue } from "./withValue"

type Site = z.infer<typeof site>

/** What belongs to a part of the site. Its menus, links and sections follow from that. */
interface Part {
  /** What visitors find there, in a line. */
  readonly about: string
  /** Its content types; the pages that list their entries belong to it, too. */
  readonly types?: readonly string[]
  /** The slugs of other pages. */
  readonly pages?: readonly string[]
  /** The group of its services. */
  readonly group?: string
  /** What it takes out of the content of an entry that stays, by the entry's type. */
  readonly empties?: {
    readonly site?: (content: Site) => void
    readonly testimonials?: (content: z.infer<typeof testimonials>) => void
  }
  /** The addresses of its sections on pages that stay. */
  readonly anchors?: readonly string[]
}

const withoutClaims = ({ claims }: Site, ...names: readonly Exclude<keyof Site["claims"], "sample">[]) => {
  for (const name of names) delete claims[name]
  // Without figures there is nothing that could be a sample.
  if (Object.keys(claims).length === 1) claims.sample = false
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
  figures: {
    about: "how much work, how many experts and customers the site claims",
    empties: { site: (content) => withoutClaims(content, "assignments", "experts", "customers", "availability") },
  },
  years: {
    about: "years of experience, among the figures",
    empties: { site: (content) => withoutClaims(content, "years") },
  },
  reviews: {
    about: "the rating among the figures, with links to the sites it is from",
    empties: {
      site: (content) => {
        withoutClaims(content, "rating")
        delete content.reviewSites
      },
    },
  },
  testimonials: {
    about: "what students say, on the home page",
    empties: {
      testimonials: (content) => {
        delete content.items
        content.sample = false
      },
    },
    anchors: [`/#${homeSections.testimonials}`],
  },
  offices: {
    about: "offices besides the first, at the end of each page",
    empties: {
      site: (content) => {
        const [first] = content.offices ?? []
        if (first) content.offices = [{ ...first, places: first.places.slice(0, 1) }]
      },
    },
  },
  networks: {
    about: "links to social networks, in the footer and on some pages",
    empties: {
      site: (content) => {
        delete content.socials
      },
    },
  },
  cards: {
    about: "the names of payment cards in the footer",
    empties: {
      site: (content) => {
        delete content.payment
      },
    },
  },
  stores: {
    about: "the badges of app stores in the footer",
    empties: {
      site: (content) => {
        delete content.stores
      },
    },
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as [PartName, ...PartName[]]

/** What a part is, in a line. */
export const aboutPart = (name: PartName) => parts[name].about

/** The parts with a line about each, for `--help`. */
export const partsHelp = partNames.map((name) => `  ${name.padEnd(14)}${aboutPart(name)}`).join("\n")

/** Whether an entry belongs to a part. */
export const isOfPart = (name: PartName, { type, data }: Entry) => {
  const { types = [], pages = [], group }: Part = parts[name]
  const { slug = "", group: ownGroup } = data.value as { slug?: string; group?: string }
  const lists = types.map((one) => contentTypeNamed(one)?.list)
  return (
    types.includes(type.name) ||
    (type.name === "page" && [...lists, ...pages].includes(slug)) ||
    (type.name === "service" && group !== undefined && ownGroup === group)
  )
}

/** The addresses of a part's sections on pages that stay. */
export const anchorsOf = (name: PartName): readonly string[] => (parts[name] as Part).anchors ?? []

/** An entry without what belongs to parts; the entry itself if nothing of it does. */
export const emptied = (names: readonly PartName[], entry: Entry): Entry => {
  const value = structuredClone(entry.data.value)
  for (const name of names) {
    const { empties }: Part = parts[name]
    const empty = empties?.[entry.type.name as keyof typeof empties] as ((content: unknown) => void) | undefined
    empty?.(value)
  }
  return withValue(entry, value)
}
