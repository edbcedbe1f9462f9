import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"
import { type EntryReader, entriesOf } from "./entriesOf"

type Listed = ContentType & Required<Pick<ContentType, "path">>

/** The entry whose page answers unknown addresses; search engines are to leave it out. */
const hidden = "not-found"

/** The kinds of content whose entries have pages. */
const listedTypes = contentTypes.filter((type): type is Listed => type.path !== undefined)

/** Reads every page that search engines may show: its entry, the type of it, and its path. */
export const readPages = <Entry extends EntryKey>(reader: EntryReader) =>
  listedTypes.flatMap(({ typeName, path }) =>
    entriesOf<Entry>(typeName, reader)
      .filter(({ slug }) => slug !== hidden)
      .map((entry) => ({ entry, typeName, path: path(entry) })),
  )

interface Entry extends EntryKey {
  seo: { title: string }
  /** The picture's slug. */
  picture?: string
  updated: string
}

/** What is told of a page where all of them are listed. */
export interface ListedPage extends Pick<Entry, "slug" | "picture" | "updated"> {
  typeName: string
  path: string
  title: string
}

let listed: readonly ListedPage[] = []

/** Takes down what is told of each page while pages are made, so that no list has to read all entries again. */
export const rememberPages = (reader: EntryReader) => {
  listed = readPages<Entry>(reader).map(({ entry: { slug, seo, picture, updated }, typeName, path }) => ({
    typeName,
    slug,
    path,
    title: seo.title,
    picture,
    updated,
  }))
}

/** Every page that search engines may show. */
export const listedPages = () => listed
