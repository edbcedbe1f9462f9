import { servicePath } from "../../src/site/entryPaths"
import { plans, plusServices } from "../support/siteContent"
import { templates } from "./design/templates"
import { shownPages } from "./found/BuiltSite"
import { pagesOfEachKind } from "./found/pagesOfEachKind"
import { visitPages } from "./visitPages"

/** Pages with everything that some page has, and pages with differently written addresses or queries. */
const known = () => [
  ...pagesOfEachKind(shownPages).map(({ path }) => path),
  ...plusServices.map((service) => servicePath(service).replaceAll("+", "%2B")),
  ...(plans ? ["/plans#contact", `/contact-us?package=${plans.items[0]?.tier}`] : []),
]

/** Unknown addresses of each kind. */
const unknown = [
  ...["/nowhere", "/Nowhere", "/nowhere?find=law", "/about-us/team", "/frnace", "/career/CEO", "/career/ceo"],
  ...["/services/gardening", "/services/Gardening?from=mail", "/blog/999", "/Blog/One"],
]

/** The pages that `everyTemplate` visits, where it asks the same and more. */
const ofTemplates = new Set(Object.values(templates))

visitPages(3, () =>
  [...known().map((path) => ({ path, isKnown: true })), ...unknown.map((path) => ({ path, isKnown: false }))].filter(
    ({ path }) => !ofTemplates.has(path),
  ),
)
