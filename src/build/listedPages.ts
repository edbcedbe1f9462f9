import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"

type Listed = ContentType & Required<Pick<ContentType, "path">>

/** The entry whose page answers unknown addresses; search engines are to leave it out. */
const hidden = "not-found"

/** The kinds of content whose entries have pages. */
const listedTypes = contentTypes.filter((type): type is Listed => type.path !== undefined)

/** What a query of {@link queryListed} answers: the entries of each kind, by the name of its type. */
export type ListedEntries<Entry> = Record<string, { nodes: Entry[] }>

/**
 * The part of a query that asks for the entries of all pages, in an order that does not depend on which file was read first.
 * @param fieldsOf the fields to ask for beside the keys, given the fields that a kind has
 */
export const queryListed = (fieldsOf: (shape: object) => string) =>
  listedTypes
    .map(({ typeName, schema: { shape } }) => {
      const keys = "number" in shape ? "slug number" : "slug"
      return `${typeName}: all${typeName}(sort: { slug: ASC }) { nodes { ${keys} ${fieldsOf(shape)} } }`
    })
    .join("\n")

/** Every page that search engines may show: its entry, the type of it, and its path. */
export const listedPages = <Entry extends EntryKey>(answer: ListedEntries<Entry>) =>
  listedTypes.flatMap(({ typeName, path }) =>
    (answer[typeName]?.nodes ?? [])
      .filter(({ slug }) => slug !== hidden)
      .map((entry) => ({ entry, typeName, path: path(entry) })),
  )
