import { contentTypeNamed } from "../../src/content/contentTypes"
import { neighbourhoodOf } from "../../src/content/pageContext"
import { limits } from "./limits"
import { ownWords, wordsIn } from "./ownCopy"
import { queriedSections } from "./queriedSections"
import { issueOf, type Page } from "./readCopy"

type Choose = (path: string) => boolean

/** Excludes texts that show only where a country's law restricts the services, or if a search finds nothing. */
const isAlwaysShown: Choose = (path) => !/(?:^|\.)(?:restricted|empty)(?:\.|$)/.test(path)

/** The text of an empty form: labels, placeholders, choices, button. */
const formWords =
  (form: string): Choose =>
  (path) =>
    path.startsWith(`${form}.`) && /\.(?:label|placeholder|submit|noPackage)$|\.options\.\d+$/.test(path)

const under =
  (...starts: readonly string[]): Choose =>
  (path) =>
    starts.some((start) => path.startsWith(start))

/**
 * The measured types, each with the fields that its template shows on every page in addition to sections: form texts
 * and labels, which cannot be derived because queries request all of them.
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

/** The link label of cards, which is counted once per card. */
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

/** The words of card links: each has a label and, for screen readers, the card's name again. */
const linkWords = (action: number, names: readonly number[]) => names.reduce((sum, name) => sum + action + name, 0)

/** The links of the cards for writing services, which are on every service page. */
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

/** The citation styles whose tables a service page shows; their words count as the page's own. */
const stylesOf = (page: Page, pages: readonly Page[]) =>
  page.type === "service"
    ? pages.filter((other) => other.type === "citation" && entryOf(other).services?.includes(entryOf(page).slug))
    : []

/** How many words a page's template adds to the page's own. */
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
  // These labels are repeated in every row but count once, since the examples around them are not copy.
  const tables = stylesOf(page, pages).length > 0 ? countIn(byFile.get("data/labels.json"), under("citation.")) : 0
  return [...parts, ...others.map(cardWords), links, cardLinks, tables].reduce(
    (sum, count) => sum + count,
    neighbourWords(page, pages),
  )
}

/**
 * The share of own words in all words of the main text, for each page of the measured types, and how many more words the
 * shared sections may have; negative where they have too many.
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

/** Pages that mostly consist of text shared by all pages of their type. */
export const checkOwnShare = (pages: readonly Page[]) =>
  ownShares(pages)
    .filter(({ share }) => share < limits.ownShare.min)
    .map(({ page, share, left }) =>
      issueOf(page, undefined, {
        message: `only ${Math.floor(share * 1000) / 10}% of the page's main text is its own`,
        allowed: `at least ${limits.ownShare.min * 100}%`,
        remedy: `Add more of what only this page can say, or cut ${-left} words from the sections that all pages share.`,
      }),
    )
