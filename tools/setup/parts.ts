import type { Entry } from "../../src/content/checkFiles"
import { contentTypeNamed } from "../../src/content/contentTypes"

/** What belongs to a part of the site. Its menus, links and sections follow from that. */
interface Part {
  /** Its content types; the pages that list their entries belong to it, too. */
  readonly types: readonly string[]
  /** The slugs of other pages. */
  readonly pages?: readonly string[]
  /** The group of its services. */
  readonly group?: string
}

/** The parts that a site can do without, by name. */
const parts = {
  jobs: { types: ["job"] },
  samples: { types: ["sample"] },
  citations: { types: ["citation"], group: "citations" },
  countries: { types: ["country"] },
  blog: { types: ["post"] },
  chat: { types: ["chat"] },
  plans: { types: ["plans"], pages: ["plans"] },
} satisfies Record<string, Part>

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as [PartName, ...PartName[]]

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
