import { requiredEntries } from "../../src/content/checkFiles"
import { type ContentType, contentTypeNamed, contentTypes, isFolder } from "../../src/content/contentTypes"
import { jsonSchemaOf } from "../../src/content/jsonSchemaOf"
import { schemaFileOf } from "../../src/content/schemaFileOf"
import { unwritten } from "../../src/content/unfinished"
import type { EntryKey } from "../../src/site/entryPaths"
import { type GuidanceContext, guidanceFor } from "../../tools/authoring/guidance"
import { newEntry } from "../../tools/authoring/newEntry"

/**
 * A small site for tests of the checks, which must not depend on which entries an owner keeps. Texts that no test uses
 * are the guidance of `npm run new`, without the mark of unwritten text.
 */
const services = [
  "essay-help-services",
  "law-assignment",
  "mba-assignment",
  "c++-assignment",
  "article-writing-services",
]

/** The entries that tests use, by content type, with these fields. */
const wanted: Record<string, readonly ({ slug: string } & Record<string, unknown>)[]> = {
  author: [
    { slug: "tom-brandt", name: "Tom Brandt", picture: "law" },
    { slug: "meera-nair", name: "Meera Nair" },
  ],
  picture: ["law", "blog-1", "blog-2"].map((slug) => ({ slug, file: `../images/${slug}.jpg` })),
  service: services.map((slug) => ({
    slug,
    name: slug === "law-assignment" ? "Law" : slug,
    heading: `Help with ${slug}`,
    picture: "law",
    topics: [{ title: "A topic", body: "Its text." }],
    related: services.filter((other) => other !== slug).slice(0, 3),
  })),
  post: [
    { number: 1, slug: "perfect-assignment-tips", featured: true, services: ["law-assignment"] },
    { number: 2, slug: "controversial-topics", services: ["law-assignment"] },
  ],
  job: [{ slug: "ACW" }, { slug: "ME" }],
  country: [{ slug: "uk", name: "United Kingdom" }],
}

/** The fields of single files that tests use. */
const wantedInFiles: Record<string, object> = {
  navigation: { groups: [{ id: "domains", title: "Domains", menu: "header", services }] },
}

const keysOf = (type: ContentType): readonly { slug: string }[] =>
  wanted[type.name] ?? requiredEntries.filter((entry) => entry.type === type).map(({ key }) => key)

const context: GuidanceContext = {
  targets: {
    slugs: new Map(
      contentTypes.filter(isFolder).map((type) => [type.name, new Set(keysOf(type).map(({ slug }) => slug))]),
    ),
    paths: new Set(),
  },
  today: "2026-11-22",
}

const entryOf = (type: ContentType, fields: { slug: string } & Partial<EntryKey>) => {
  const { slug, number, ...others } = fields
  const { file, value } = newEntry(type, { slug, ...(number && { number }) }, context)
  return [file, { ...value, ...others }] as const
}

const fileOf = (type: ContentType) => {
  const schema = jsonSchemaOf(type)
  const value = guidanceFor(schema, context) as object
  return [type.location, { $schema: schemaFileOf(type), ...value, ...wantedInFiles[type.name] }] as const
}

const finished = (entry: object): object => JSON.parse(JSON.stringify(entry).replaceAll(unwritten, "Say"))

/** The entries of that site, by path below `data/`. */
export const fixtureEntries: ReadonlyMap<string, object> = new Map(
  contentTypes
    .flatMap((type) => (isFolder(type) ? keysOf(type).map((fields) => entryOf(type, fields)) : [fileOf(type)]))
    .map(([file, entry]) => [file, finished(entry)]),
)

/** The picture files that those entries name. */
export const fixtureImages = keysOf(contentTypeNamed("picture") as ContentType).map(({ slug }) => `images/${slug}.jpg`)
