import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type ContentType, contentTypes, type EntryKey } from "../content/contentTypes"

type Templated = ContentType & Required<Pick<ContentType, "path" | "template">>

const isTemplated = (type: ContentType): type is Templated => Boolean(type.template && type.path)

/** Makes one page for every entry of a kind. A page's context holds keys only: its query fetches the rest. */
const createPagesOf = async (type: Templated, { actions, graphql, reporter }: CreatePagesArgs) => {
  const keys = "number" in type.schema.shape ? "slug number" : "slug"
  const { data, errors } = await graphql<{ entries: { nodes: EntryKey[] } }>(
    `{ entries: all${type.typeName}(sort: { ${keys.split(" ").at(-1)}: ASC }) { nodes { ${keys} } } }`,
  )
  if (errors || !data) return reporter.panicOnBuild(`The entries of '${type.name}' could not be read.`, errors)
  const entries = data.entries.nodes
  for (const entry of entries)
    actions.createPage({
      path: type.path(entry),
      component: path.resolve(type.template),
      context: type.context?.(entry, entries) ?? { slug: entry.slug },
    })
}

/** Makes the pages of every kind of content that has a template. */
export const createEntryPages = async (args: CreatePagesArgs) => {
  for (const type of contentTypes.filter(isTemplated)) await createPagesOf(type, args)
}
