import { contentTypeNamed } from "../../src/content/contentTypes"
import { neighbourhoodOf } from "../../src/content/neighbourhoodOf"
import { limits } from "./limits"
import { ownWords, wordsIn } from "./ownCopy"
import { queriedSections } from "./queriedSections"
import { issueOf, type Page } from "./readCopy"

type Choose = (path: string) => boolean

/** Texts that show only where a country's law restricts the services, or where a search finds nothing. */
const isAlwaysShown: Choose = (path) => !/(?:^|\.)(?:restricted|empty)(?:\.|$)/.test(path)

/** The text of an empty form: labels, placeholders, choices, its button. */
const formWords =
  (form: string): Choose =>
  (path) =>
    path.startsWith(`${form}.`) && /\.(?:label|placeholder|submit|noPackage)$|\.options\.\d+$/.test(path)

const under =
  (...starts: readonly string[]): Choose =>
  (path) =>
    starts.some((start) => path.startsWith(start))

/**
 * The types that are measured, each with the fields that its template shows on every page besides sections: texts of forms and
 * labels, which the queries ask for as a whole.
 */
const otherParts: Record<string, readonly (readonly [file: string, fields: Choose])[]> = {
  service: [
    ["data/forms.json", formWords("enquiry")],
    ["data/forms.json", under("shared.withoutScript")],
    ["data/greetings.json", under("unknown")],
    [
      "data/labels.json",
      under("reading.contents", "service.relatedHeading", "service.brief", "navigation.allServices"),
    ],
    ["data/labels.json", under("restricted.lead", "restricted.line", "samples.claims")],
    ["data/labels.json", under("carousel.previous", "carousel.next", "newTab")],
  ],
  post: [
    ["data/forms.json", formWords("contact")],
    ["data/site.json", under("fraudWarning", "contact.phone", "contact.email")],
    ["data/labels.json", under("reading.")],
  ],
}

/** The links of cards, which are counted for each card. */
const cardAction = "data/sections/service-cards.json action"

const sectionParts = (type: string) =>
  queriedSections(contentTypeNamed(type)?.template ?? "").map(({ file, fields }) => {
    const isAskedFor: Choose = (path) => fields.includes(path.replace(/\.\d+(?=\.|$)/g, ""))
    const isShown: Choose = (path) => isAskedFor(path) && isAlwaysShown(path) && `${file} ${path}` !== cardAction
    return [file, isShown] as const
  })

/** What the template of each measured type shows on every page. */
const sharedParts = new Map(
  Object.entries(otherParts).map(([type, parts]) => [type, [...sectionParts(type), ...parts]] as const),
)

const countIn = (page: Page | undefined, fields: Choose) =>
  page ? wordsIn(page.passages.filter(({ path }) => fields(path.join(".")))).length : 0

/** The words of a card that links to another page: the same fields as in a search result. */
const cardWords = (page: Page | undefined) => {
  const { title, about } = contentTypeNamed(page?.type)?.search ?? {}
  return countIn(page, (path) => path === title || path === about)
}

/** The links at the end of some cards: each has a label and, for screen readers, the card's name again. */
const linkWords = (action: number, names: readonly number[]) => names.reduce((sum, name) => sum + action + name, 0)

/** The links of the cards for writing services, which are on every service's page. */
const cardLinkWords = (cards: Page | undefined) =>
  linkWords(
    countIn(cards, (path) => path === "action"),
    (cards?.passages ?? [])
      .filter(({ path }) => path[0] === "items" && path.at(-1) === "title")
      .map((title) => wordsIn([title]).length),
  )

const entryOf = (page: Page) => page.value as { slug: string; number?: number; related?: string[]; services?: string[] }

/** The cards and links to other pages of the same type that a page's template adds. */
const neighbourWords = (page: Page, pages: readonly Page[]) => {
  if (page.type !== "post") return 0
  const posts = pages
    .filter(({ type }) => type === "post")
    .toSorted((a, b) => (entryOf(a).number ?? 0) - (entryOf(b).number ?? 0))
  const { previous, next, related } = neighbourhoodOf(entryOf(page), posts.map(entryOf))
  const postOf = (number?: number) => posts.find((post) => entryOf(post).number === number)
  const titles = [previous, next].map((number) => countIn(postOf(number), (path) => path === "title"))
  return [...titles, ...related.map((number) => cardWords(postOf(number)))].reduce((sum, count) => sum + count, 0)
}

/** The citation styles whose tables a service's page shows: their words count as the page's own. */
const stylesOf = (page: Page, pages: readonly Page[]) =>
  page.type === "service"
    ? pages.filter((other) => other.type === "citation" && entryOf(other).services?.includes(entryOf(page).slug))
    : []

/** How many words a page's template adds to its own. */
export const sharedWordCount = (page: Page, pages: readonly Page[]) => {
  const byFile = new Map(pages.map((other) => [other.file, other]))
  const parts = (sharedParts.get(page.type) ?? []).map(([file, fields]) => countIn(byFile.get(file), fields))
  const { related = [], services = [] } = entryOf(page)
  const others = [...related, ...services].map((slug) => byFile.get(`data/services/${slug}.json`))
  const links = linkWords(
    countIn(byFile.get("data/labels.json"), (path) => path === "service.readMore"),
    others.map((other) => countIn(other, (path) => path === "name")),
  )
  const cardLinks = page.type === "service" ? cardLinkWords(byFile.get("data/sections/service-cards.json")) : 0
  // Rows repeat these words around examples, which are no copy: they count once.
  const tables = stylesOf(page, pages).length > 0 ? countIn(byFile.get("data/labels.json"), under("citation.")) : 0
  return [...parts, ...others.map(cardWords), links, cardLinks, tables].reduce(
    (sum, count) => sum + count,
    neighbourWords(page, pages),
  )
}

/**
 * The share of a page's own words in all words of its main text, for each page of the types that are measured; and how many
 * more words the sections that pages share may have, which is negative where they have too many.
 */
export const ownShares = (pages: readonly Page[]) =>
  pages
    .filter(({ type }) => sharedParts.has(type))
    .map((page) => {
      const own = [page, ...stylesOf(page, pages)].reduce((sum, part) => sum + ownWords(part).length, 0)
      const shared = sharedWordCount(page, pages)
      const { min } = limits.ownShare
      return { page, share: own / (own + shared), left: Math.floor(own / min - own - shared) }
    })

/** Pages that consist mostly of what every page of their type shows. */
export const checkOwnShare = (pages: readonly Page[]) =>
  ownShares(pages)
    .filter(({ share }) => share < limits.ownShare.min)
    .map(({ page, share, left }) =>
      issueOf(page, undefined, {
        message: `only ${Math.floor(share * 1000) / 10}% of the page's main text is its own`,
        allowed: `at least ${limits.ownShare.min * 100}%`,
        remedy: `Say more of what only this page can say, or cut ${-left} words of the sections that all pages share.`,
      }),
    )
