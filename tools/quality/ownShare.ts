import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5"
import { contentTypeNamed } from "../../src/content/contentTypes"
import { routeOf } from "../../src/content/routeOf"
import type { EntryKey } from "../../src/site/entryPaths"
import { limits } from "./limits"
import { isSearched, issueOf, type Page, qualityOf } from "./readCopy"
import { wordsOf } from "./words"

/** Words of a page's main text: its own, and those that it shares with most pages of its type. */
export interface WordCounts {
  own: number
  shared: number
}

/** What the main part of a page of the last build has. */
interface MainPart extends WordCounts {
  /** The addresses of this site that it links to. */
  links: string[]
  /** Whether it has a form that asks for help. */
  hasForm: boolean
}

/** A page of the last build. */
export interface MeasuredPage extends MainPart {
  page: Page
}

const inline = new Set(
  "a abbr b bdi cite code del em i ins kbd mark math q small span strong sub sup time u wbr".split(" "),
)

const unread = new Set("noscript script style svg template".split(" "))

/** The texts of a node, each as its words; elements inside a line, formulas with all they are made of, are part of its text. */
const textsIn = (node: Tree.ParentNode) => {
  const texts = [""]
  const read = (parent: Tree.ParentNode, isFormula = false) => {
    for (const child of parent.childNodes) {
      const isBlock = !isFormula && !inline.has(child.nodeName) && child.nodeName !== "#text"
      if (isBlock) texts.push("")
      if ("value" in child) texts.push(`${texts.pop()}${child.value}`)
      else if ("childNodes" in child && !unread.has(child.nodeName)) read(child, isFormula || child.nodeName === "math")
      if (isBlock) texts.push("")
    }
  }
  read(node)
  return texts.map(wordsOf)
}

const linksIn = (node: Tree.ParentNode): string[] =>
  node.childNodes.flatMap((child) => {
    if (!("childNodes" in child)) return []
    const href = child.tagName === "a" ? child.attrs.find(({ name }) => name === "href")?.value : undefined
    return [...(href?.startsWith("/") ? [routeOf(href)] : []), ...linksIn(child)]
  })

/** The main part of a page; parsed alone, since the rest takes most of the time. */
const mainOf = (html: string) => parseFragment(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "")

/** A text is the page's own if it is on at most so many of its type: on the page, and on others that link to it. */
const OWN_PAGES = 3

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Measures the main parts of pages of one type.
 * @param pages the HTML of each page
 */
export const measureMain = (pages: readonly string[]): MainPart[] => {
  const mains = pages.map(mainOf)
  const textsOf = mains.map((main) => textsIn(main).map((words) => words.join(" ")))
  const pagesWith = new Map<string, number>()
  for (const texts of textsOf) for (const text of new Set(texts)) pagesWith.set(text, (pagesWith.get(text) ?? 0) + 1)
  return textsOf.map((texts, at) => {
    const isOwn = (text: string) => (pagesWith.get(text) ?? 0) <= OWN_PAGES
    const count = (chosen: readonly string[]) => sum(chosen.map((text) => wordsOf(text).length))
    const own = count(texts.filter(isOwn))
    const hasForm = /<form\b[^>]* data-draft="(?:enquiry|contact)\b/.test(pages[at] ?? "")
    return { own, shared: count(texts) - own, links: linksIn(mains[at] as Tree.ParentNode), hasForm }
  })
}

/** The share of own words. For an entry that is not built yet: its own words, and the shared ones of another page. */
export const ownShare = ({ own, shared }: WordCounts) => own / (own + shared)

/** How many words the shared sections of a page may still get; negative if they have too many. */
export const wordsLeft = ({ own, shared }: WordCounts) => Math.floor(own / limits.ownShare.min - own - shared)

const fileOf = ({ type, value }: Page, folder: string) => {
  const address = contentTypeNamed(type)?.path?.(value as EntryKey)
  return address === undefined ? "" : path.join(folder, address, "index.html")
}

/**
 * Measures all pages that are in the last build, as they were there.
 * @param folder the built site
 * @param most how many pages are measured at most
 */
export const measurePages = (
  pages: readonly Page[],
  folder: string,
  most = Number.POSITIVE_INFINITY,
): MeasuredPage[] => {
  const built = pages.filter((page) => existsSync(fileOf(page, folder))).slice(0, most)
  return [...new Set(built.map(({ type }) => type))].flatMap((type) => {
    const alike = built.filter((page) => page.type === type)
    const parts = measureMain(alike.map((page) => readFileSync(fileOf(page, folder), "utf8")))
    return parts.map((part, at) => ({ page: alike[at] as Page, ...part }))
  })
}

/** Whether most of the text of a page must be its own. */
export const isMeasured = (page: Page) => qualityOf(page.type).mostlyOwn === true && isSearched(page)

/** Pages that mostly consist of text shared by all pages of their type. */
export const checkOwnShare = (measured: readonly MeasuredPage[]) =>
  measured
    .filter((words) => isMeasured(words.page) && ownShare(words) < limits.ownShare.min)
    .map((words) =>
      issueOf(words.page, undefined, {
        message: `only ${Math.floor(ownShare(words) * 1000) / 10}% of the main text was the page's own in the last build`,
        allowed: `at least ${limits.ownShare.min * 100}%`,
        remedy:
          "Add more of what only this page can say, or cut " +
          `${-wordsLeft(words)} words from the sections that all pages share. Then build again.`,
      }),
    )
