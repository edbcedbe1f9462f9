import path from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import { type ContentType, contentTypes } from "../content/contentTypes"
import { isHidden } from "../content/isHidden"
import { isShort } from "../content/isShort"
import { unfinishedIn } from "../content/unfinished"
import { formTables } from "../forms/formTables"
import { plainWay } from "../forms/mail/plainProviders"
import { type EntryKey, servicesPath } from "../site/entryPaths"
import { fallbackPages } from "../site/fallbackPages"
import { sentPath } from "../site/sentPath"
import { FIRST_OF_GROUP } from "../site/serviceLists"
import { buildDay } from "./buildDay"
import { entriesOf } from "./entriesOf"
import { hasServiceListPages, serviceListPages } from "./serviceListPages"

type Templated = ContentType & Required<Pick<ContentType, "path" | "template">>

const isTemplated = (type: ContentType): type is Templated => Boolean(type.template && type.path)

/** The fields of an entry's data file, without those that Gatsby adds. */
const contentOf = (type: ContentType, entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key in type.schema.shape))

type EntryNode = EntryKey & Pick<Node, "internal">

/** Why entries are unfinished on a day, by their content: the preview creates all pages again at each save. */
const knownReasons = new Map<string, string | undefined>()

const unfinishedReason = (type: ContentType, entry: EntryNode) => {
  const day = buildDay()
  const known = `${entry.internal.contentDigest} ${day}`
  if (!knownReasons.has(known)) knownReasons.set(known, unfinishedIn(contentOf(type, entry), day)?.reason)
  return knownReasons.get(known)
}

/** The reason that the preview shows on the page of an unfinished entry; a build has no unfinished entries. */
const previewContext = (type: ContentType, entry: EntryNode) =>
  process.env.NODE_ENV === "development" ? { unfinished: unfinishedReason(type, entry) } : {}

/** The entries of a type by its name, read once for all pages. */
type ReadEntries = (typeName: string) => readonly EntryNode[]

const entryReader = (args: CreatePagesArgs): ReadEntries => {
  const known = new Map<string, readonly EntryNode[]>()
  return (typeName) => {
    const entries = known.get(typeName) ?? entriesOf<EntryNode>(typeName, args)
    known.set(typeName, entries)
    return entries
  }
}

/**
 * Creates a page for every entry of a type. The context contains only keys, and whether the page is hidden or short; the
 * page's query fetches the rest.
 */
const createPagesOf = (type: Templated, { createPage }: CreatePagesArgs["actions"], read: ReadEntries) => {
  const entries = read(type.typeName)
  const component = path.resolve(type.template)
  for (const entry of entries)
    createPage({
      path: type.path(entry),
      component,
      context: {
        ...(type.context?.(entry, entries, read) ?? { slug: entry.slug }),
        list: type.list,
        // Left out otherwise, so that the data of other pages stay as short as they are.
        ...(isHidden(entry) && { hidden: true }),
        ...(isShort(type, entry) && { isShort: true }),
        ...previewContext(type, entry),
      },
    })
}

/** Creates the pages of every content type that has a template. */
export const createEntryPages = (args: CreatePagesArgs) => {
  const read = entryReader(args)
  for (const type of contentTypes.filter(isTemplated)) createPagesOf(type, args.actions, read)
}

/** Creates the list of services and, on a large site, the pages that list those of each group. */
export const createServiceLists = (args: CreatePagesArgs) => {
  const { createPage } = args.actions
  createPage({
    path: servicesPath,
    component: path.resolve("src/templates/services.tsx"),
    context: hasServiceListPages(args) ? { first: FIRST_OF_GROUP } : {},
  })
  for (const { path: place, context } of serviceListPages(args))
    createPage({ path: place, component: path.resolve("src/templates/service-group.tsx"), context })
}

/** Creates the pages that answer unknown addresses in a folder. */
export const createFallbackPages = ({ actions }: CreatePagesArgs) => {
  for (const page of fallbackPages)
    actions.createPage({
      path: page.path,
      matchPath: `${page.folder}*`,
      component: path.resolve(`src/templates/unknown-${page.kind}.tsx`),
    })
}

/** Creates the pages on which forms end that were sent without scripts, if they can be. */
export const createSentPages = ({ actions }: CreatePagesArgs) => {
  if (!plainWay()) return
  for (const form of Object.keys(formTables))
    for (const restricted of [false, true])
      actions.createPage({
        path: sentPath(form, restricted),
        component: path.resolve("src/templates/sent.tsx"),
        context: { form, restricted },
      })
}
