import { faqAnchor } from "../site/anchors"
import type { SearchDocument, SearchHit } from "./searchOptions"
import { hitOf } from "./searchSite"

/** A page, as the build writes it for the search. */
export type SearchPage = Omit<SearchDocument, "id" | "words">

/** A section, a question or a row of a table, with a place of its own on a page. */
export interface SearchPart extends Pick<SearchDocument, "type" | "weight" | "title" | "otherNames"> {
  /** The number of its page in the list of pages. */
  page: number
  /** The anchor of its place, if it is not that of a question with this title. */
  anchor?: string
}

/** Everything that can be found. The browser makes the index of it, which is half as large again. */
export interface SearchFile {
  pages: readonly SearchPage[]
  parts: readonly SearchPart[]
  /** Further words of the pages, each with the numbers of its pages; every number is the distance from the one before. */
  words: Readonly<Record<string, readonly number[]>>
  /** The numbers of the pages that are most asked for, which show before anything is typed. */
  asked: readonly number[]
}

const wordsOfPages = ({ pages, words }: SearchFile) => {
  const lists = pages.map((): string[] => [])
  for (const [word, distances] of Object.entries(words)) {
    let page = 0
    for (const distance of distances) {
      page += distance
      lists[page]?.push(word)
    }
  }
  return lists
}

/** The documents of the index: the pages, and their parts. */
export const searchDocuments = (file: SearchFile): SearchDocument[] => {
  const words = wordsOfPages(file)
  const pages = file.pages.map((page, at) => ({ ...page, words: words[at]?.join(" ") ?? "" }))
  const parts = file.parts.flatMap(({ page: at, anchor, ...part }) => {
    const page = file.pages[at]
    if (!page) return []
    const path = `${page.path}#${anchor ?? faqAnchor(part.title)}`
    return { ...part, path, about: page.title, names: page.title, text: "", words: "" }
  })
  return [...pages, ...parts].map(({ names, ...document }, id) => ({
    id,
    ...document,
    names: [names, ...(document.otherNames ?? [])].join(" "),
  }))
}

/** What an unknown address may mean: the pages, and the sections with names of their own. */
export const addressedHits = (file: SearchFile): SearchHit[] =>
  searchDocuments(file)
    .filter(({ id, otherNames }) => id < file.pages.length || otherNames)
    .map(hitOf)

/** The pages that show before anything is typed. */
export const askedHits = ({ pages, asked }: SearchFile): SearchHit[] =>
  asked.flatMap((at) => pages[at] ?? []).map(hitOf)
