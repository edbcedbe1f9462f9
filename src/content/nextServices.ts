import { MAX_LISTED } from "../site/serviceLists"
import { isHidden } from "./isHidden"

interface GroupedService {
  slug: string
  group: string
}

/** How many services of its group a page links to. */
const NEXT_COUNT = 3

/**
 * For each service of a large site the next few of its group, in a circle, to which its page links. So each page is linked
 * from others, although no list shows all services. Empty on a site whose /services lists all.
 * @param services all services in an order that does not change
 * @returns the slugs of the next services by slug
 */
export const nextServices = (services: readonly GroupedService[]): ReadonlyMap<string, readonly string[]> => {
  const listed = services.filter((service) => !isHidden(service))
  if (listed.length <= MAX_LISTED) return new Map()
  const groups = [...new Set(listed.map(({ group }) => group))]
  return new Map(
    groups.flatMap((group) => {
      const slugs = listed.filter((service) => service.group === group).map(({ slug }) => slug)
      // The first ones follow the last one again.
      const circle = [...slugs, ...slugs]
      const count = Math.min(NEXT_COUNT, slugs.length - 1)
      return slugs.map((slug, at): [string, string[]] => [slug, circle.slice(at + 1, at + 1 + count)])
    }),
  )
}
