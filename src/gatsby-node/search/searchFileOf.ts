import type { PageType } from "../../content/contentTypes"
import { copyFields } from "../../content/copyFields"
import { jsonSchemaOf } from "../../content/jsonSchemaOf"
import { sections } from "../../content/schemas/sections"
import { plainMarkdown } from "../../content/typeset/plainMarkdown"
import type { SearchFile, SearchPage, SearchPart } from "../../search/searchFile"
import { citationAnchor } from "../../site/anchors"
import type { EntryKey } from "../../site/entryPaths"
import { homeSections } from "../../site/homeSections"
import { plainHeadline } from "../../site/plainHeadline"
import { type EntryReader, entriesOf, onlyNodeOf } from "../entriesOf"
import { pagesOf, pageTypes } from "../listedPages"
import { rareWords } from "./rareWords"

interface Question {
  question: string
}

/** The fields of entries that are read in addition to those in their search rule. */
interface Entry extends EntryKey {
  name: string
  seo: { otherNames?: string[] }
  faqs?: Question[]
}

/** The copy of a section of the home page. */
interface HomeSection {
  heading: string
  otherNames?: string[]
}

interface CitationStyle extends EntryKey {
  name: string
  services: string[]
  sources: { type: string }[]
}

/** The questions on the home page. */
interface Faqs {
  items: Question[]
}

interface Navigation {
  /** The paths of the pages that are most asked for. */
  search?: string[]
}

interface Labels {
  search: { question: string; citation: string }
}

const wordsInPath = (address: string) => address.replace(/[/-]+/g, " ").trim()

/** The texts of an entry's field; if a list is on the way, those of each item. */
const textsAt = (value: unknown, [key, ...rest]: readonly string[]): string[] => {
  if (key === undefined) return typeof value === "string" ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, [key, ...rest]))
  return typeof value === "object" && value !== null ? textsAt((value as Record<string, unknown>)[key], rest) : []
}

/** Returns the function that turns a field's texts into plain text. */
const readerOf = (type: PageType, field: string) => {
  if (field === "path" || field === "slug") return wordsInPath
  const schema = jsonSchemaOf(type).properties?.[field]
  if (schema?.["x-markdown"]) return plainMarkdown
  return schema?.["x-headline"] ? plainHeadline : (text: string) => text
}

/**
 * Makes a function that turns an entry of a type into a page of the search.
 * @param shownType what results call the type
 */
const pageMaker = (type: PageType, shownType: string) => {
  const { label } = type
  const { weight, title, about, names, text } = type.search
  const reader = (fields: readonly string[]) => {
    const parts = fields.map((field) => [field.split("."), readerOf(type, field)] as const)
    return (entry: object) => parts.flatMap(([keys, read]) => textsAt(entry, keys).map(read)).join(" ")
  }
  const readTitle = typeof title === "string" ? reader([title]) : title
  const [readAbout, readNames, readText] = [reader([about]), reader(names), reader(text)]
  return (entry: Entry, path: string): SearchPage => {
    const known = { ...entry, path, label }
    return {
      path,
      type: shownType,
      weight,
      title: readTitle(known),
      about: readAbout(known),
      names: readNames(known),
      text: readText(known),
      ...(entry.seo.otherNames && { otherNames: entry.seo.otherNames }),
    }
  }
}

const questionsOf = (type: string, page: number, questions: readonly Question[] = []): SearchPart[] =>
  questions.map(({ question }) => ({ type, weight: 0.6, title: question, page }))

/** The sections of the home page that have names of their own. */
const sectionsOf = (type: string, page: number, args: EntryReader): SearchPart[] =>
  sections.flatMap(({ name, typeName }) => {
    const anchor = new Map<string, string>(Object.entries(homeSections)).get(name)
    const [copy] = anchor ? entriesOf<EntryKey & HomeSection>(typeName, args) : []
    if (!copy?.otherNames) return []
    return { type, weight: 1, title: plainHeadline(copy.heading), page, anchor, otherNames: copy.otherNames }
  })

/** Each row of the tables of citation styles that a service's page shows. */
const citationsOf = (type: string, page: number, { slug }: Entry, styles: readonly CitationStyle[]): SearchPart[] =>
  styles
    .filter(({ services }) => services.includes(slug))
    .flatMap((style) =>
      style.sources.map((source) => ({
        type,
        weight: 0.3,
        title: `${source.type}, ${style.name}`,
        page,
        anchor: citationAnchor(style.slug, source.type),
      })),
    )

const textOf = ({ title, names, text }: SearchPage) => `${title} ${names} ${text}`

/** Adds to a page the titles of all figures that its entry shows. */
const figureReader = (args: EntryReader) => {
  const figures = entriesOf<EntryKey & { title: string }>("Figure", args)
  const titles = new Map(figures.map(({ slug, title }) => [slug, title]))
  return (page: SearchPage, entry: Entry): SearchPage => {
    const named = [...JSON.stringify(entry).matchAll(/"figure":"([^"]+)"/g)]
    return { ...page, text: [page.text, ...named.map(([, slug = ""]) => titles.get(slug) ?? "")].join(" ") }
  }
}

/**
 * Everything that the search can find: every page that search engines may show, by the search rules in `contentTypes`,
 * with the rarer words of its whole text; the questions on the home page and on service pages; and the rows of the
 * tables of citation styles.
 */
export const searchFileOf = (args: EntryReader): SearchFile => {
  const styles = entriesOf<CitationStyle>("CitationStyle", args)
  const withFigures = figureReader(args)
  const { question, citation } = onlyNodeOf<Labels>("Labels", args).search
  const { items } = onlyNodeOf<Faqs>("Faqs", args)
  const namesOfLists = new Map(entriesOf<Entry>("Page", args).map(({ slug, name }) => [slug, name]))
  const pages = pageTypes.flatMap((type) => {
    const pageOf = pageMaker(type, namesOfLists.get(type.list ?? "") ?? type.label)
    const schema = jsonSchemaOf(type)
    const shown = pagesOf<Entry>(type, args).filter(({ hidden }) => !hidden)
    return shown.map(({ entry, path }) => {
      const page = withFigures(pageOf(entry, path), entry)
      return { type, entry, page, copy: copyFields(entry, schema).map(({ value }) => value) }
    })
  })
  const { search: asked = [] } = onlyNodeOf<Navigation>("Navigation", args)
  const home = pages.findIndex(({ page }) => page.path === "/")
  return {
    pages: pages.map(({ page }) => page),
    parts: pages.flatMap(({ type, entry }, at) => [
      ...(at === home ? sectionsOf(entry.name, at, args) : []),
      ...questionsOf(question, at, at === home ? items : entry.faqs),
      // Another page may have the slug of a service.
      ...(type.name === "service" ? citationsOf(citation, at, entry, styles) : []),
    ]),
    words: rareWords(pages.map(({ page, copy }) => ({ text: copy.join(" "), known: textOf(page) }))),
    asked: asked.map((path) => pages.findIndex(({ page }) => page.path === path)).filter((at) => at >= 0),
  }
}
