import type { CreatePagesArgs } from "gatsby"
import type { PageType } from "../../content/contentTypes"
import { jsonSchemaOf } from "../../content/jsonSchemaOf"
import { plainMarkdown } from "../../content/typeset/plainMarkdown"
import type { SearchDocument } from "../../search/searchOptions"
import { citationAnchor, faqAnchor } from "../../site/anchors"
import type { EntryKey } from "../../site/entryPaths"
import { plainHeadline } from "../../site/plainHeadline"
import { entriesOf, onlyNodeOf } from "../entriesOf"
import { pagesOf, pageTypes } from "../listedPages"

/** A document without its number in the index. */
type Found = Omit<SearchDocument, "id">

interface Question {
  question: string
}

/** The fields of entries that are read in addition to those in their search rule. */
interface Entry extends EntryKey {
  name: string
  seo: { title: string }
  faqs?: Question[]
}

interface CitationStyle extends EntryKey {
  name: string
  services: string[]
  sources: { type: string }[]
}

/** The questions on the home page. */
interface Faqs {
  kicker: string
  items: Question[]
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
 * Makes a function that turns an entry of a type into a search document.
 * @param shownType what results call the type
 */
const documentsOf = (type: PageType, shownType: string) => {
  const { label } = type
  const { weight, title, about, names, text } = type.search
  const reader = (fields: readonly string[]) => {
    const parts = fields.map((field) => [field.split("."), readerOf(type, field)] as const)
    return (entry: object) => parts.flatMap(([keys, read]) => textsAt(entry, keys).map(read)).join(" ")
  }
  const readTitle = typeof title === "string" ? reader([title]) : title
  const [readAbout, readNames, readText] = [reader([about]), reader(names), reader(text)]
  return (entry: object, path: string): Found => {
    const known = { ...entry, path, label }
    return {
      path,
      type: shownType,
      weight,
      title: readTitle(known),
      about: readAbout(known),
      names: readNames(known),
      text: readText(known),
    }
  }
}

const questionsOf = (type: string, path: string, about: string, questions: readonly Question[]): Found[] =>
  questions.map(({ question }) => ({
    path: `${path}#${faqAnchor(question)}`,
    type,
    weight: 0.6,
    title: question,
    about,
    names: about,
    text: "",
  }))

/** Each row of the tables of citation styles that a service's page shows. */
const citationsOf = (type: string, path: string, { slug, seo }: Entry, styles: readonly CitationStyle[]): Found[] =>
  styles
    .filter(({ services }) => services.includes(slug))
    .flatMap((style) =>
      style.sources.map((source) => ({
        path: `${path}#${citationAnchor(style.slug, source.type)}`,
        type,
        weight: 0.3,
        title: `${source.type}, ${style.name}`,
        about: seo.title,
        names: wordsInPath(slug),
        text: "",
      })),
    )

/** Adds to a document the titles of all figures that its entry shows. */
const figureReader = (args: CreatePagesArgs) => {
  const figures = entriesOf<EntryKey & { title: string }>("Figure", args)
  const titles = new Map(figures.map(({ slug, title }) => [slug, title]))
  return (document: Found, entry: Entry): Found => {
    const named = [...JSON.stringify(entry).matchAll(/"figure":"([^"]+)"/g)]
    return { ...document, text: [document.text, ...named.map(([, slug = ""]) => titles.get(slug) ?? "")].join(" ") }
  }
}

/**
 * Everything that the search can find: every page that search engines may show, by the search rules in `contentTypes`;
 * the questions on the home page and on service pages; and the rows of the tables of citation styles.
 */
export const searchDocuments = (args: CreatePagesArgs): SearchDocument[] => {
  const styles = entriesOf<CitationStyle>("CitationStyle", args)
  const withFigures = figureReader(args)
  const { question, citation } = onlyNodeOf<Labels>("Labels", args).search
  const { kicker, items } = onlyNodeOf<Faqs>("Faqs", args)
  const namesOfLists = new Map(entriesOf<Entry>("Page", args).map(({ slug, name }) => [slug, name]))
  const found = [
    ...pageTypes.flatMap((type) => {
      const documentOf = documentsOf(type, namesOfLists.get(type.list ?? "") ?? type.label)
      return pagesOf<Entry>(type, args).flatMap(({ entry, path }) => [
        withFigures(documentOf(entry, path), entry),
        ...questionsOf(question, path, entry.name, entry.faqs ?? []),
        ...citationsOf(citation, path, entry, styles),
      ])
    }),
    ...questionsOf(question, "/", kicker, items),
  ]
  return found.map((document, id) => ({ id, ...document }))
}
