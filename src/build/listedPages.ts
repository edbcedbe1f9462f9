import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"
import { type EntryReader, entriesOf } from "./entriesOf"

type Listed = ContentType & Required<Pick<ContentType, "path">>

/** The entry whose page answers unknown addresses; search engines are to leave it out. */
const hidden = "not-found"

/** The kinds of content whose entries have pages. */
const listedTypes = contentTypes.filter((type): type is Listed => type.path !== undefined)

/** Every page that search engines may show: its entry, the type of it, and its path. */
export const listedPages = <Entry extends EntryKey>(reader: EntryReader) =>
  listedTypes.flatMap(({ typeName, path }) =>
    entriesOf<Entry>(typeName, reader)
      .filter(({ slug }) => slug !== hidden)
      .map((entry) => ({ entry, typeName, path: path(entry) })),
  )
