import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"
import { entriesOf } from "./entriesOf"

type Templated = ContentType & Required<Pick<ContentType, "path" | "template">>

const isTemplated = (type: ContentType): type is Templated => Boolean(type.template && type.path)

/** Makes one page for every entry of a kind. A page's context holds keys only: its query fetches the rest. */
const createPagesOf = (type: Templated, args: CreatePagesArgs) => {
  const entries = entriesOf<EntryKey>(type.typeName, args)
  const component = path.resolve(type.template)
  for (const entry of entries)
    args.actions.createPage({
      path: type.path(entry),
      component,
      context: type.context?.(entry, entries) ?? { slug: entry.slug },
    })
}

/** Makes the pages of every kind of content that has a template. */
export const createEntryPages = (args: CreatePagesArgs) => {
  for (const type of contentTypes.filter(isTemplated)) createPagesOf(type, args)
}
