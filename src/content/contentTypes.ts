import type { z } from "zod"
import {
  countryPath,
  type EntryKey,
  jobPath,
  pagePath,
  policyPath,
  postPath,
  samplePath,
  servicePath,
  toolPath,
} from "../site/entryPaths"
import type { date } from "./fields"
import { entriesOfService, neighbourhoodOf, stylesOfTool } from "./pageContext"
import type { QualityRule } from "./QualityRule"
import { author } from "./schemas/author"
import { chat, dialCodes, greetings } from "./schemas/behaviour"
import { citationStyle } from "./schemas/citation"
import { country } from "./schemas/country"
import { figure } from "./schemas/figure"
import { forms } from "./schemas/forms"
import { job } from "./schemas/job"
import { labels } from "./schemas/labels"
import { navigation } from "./schemas/navigation"
import { page } from "./schemas/page"
import { picture } from "./schemas/picture"
import { policy } from "./schemas/policy"
import { post } from "./schemas/post"
import { withDraft, withPublication } from "./schemas/publication"
import { redirects } from "./schemas/redirects"
import { sample } from "./schemas/sample"
import { sections } from "./schemas/sections"
import { service } from "./schemas/service"
import type { seo } from "./schemas/shared"
import { site } from "./schemas/site"
import { tool } from "./schemas/tool"

/**
 * Which fields of an entry go into the search index: `sections.title` means the titles of all its sections. In
 * addition, each document has the `path` of its page and the `label` of its type.
 */
interface SearchRule {
  /** The weight of a hit of this type. */
  readonly weight: number
  /** The title of a hit: a field, or a function for entries without one. */
  readonly title: string | ((entry: object) => string)
  /** A sentence that is shown with the title. */
  readonly about: string
  /** Other names of the same thing, besides `seo.otherNames`. */
  readonly names: readonly string[]
  /** Other text of the page. */
  readonly text: readonly string[]
}

/** The fields that the schema of entries with pages must require. */
type PageSchema = z.ZodObject<z.ZodRawShape & { seo: typeof seo; updated: ReturnType<typeof date> }>

/** One content type. To add a type, add a row to {@link contentTypes}. */
export type ContentType = DataType | PageType

interface DataType extends CommonRow {
  /** The schema of an entry. */
  readonly schema: z.ZodObject
  readonly path?: undefined
  readonly template?: undefined
  readonly list?: undefined
  readonly search?: undefined
}

/** A type whose entries have pages: in the sitemap, in the search, and each with a share picture. */
export interface PageType extends CommonRow {
  readonly schema: PageSchema
  readonly label: string
  /** The address of an entry's page, one of `src/site/entryPaths`. */
  readonly path: (entry: { slug: string; number?: number | string }) => string
  /** The template that gatsby-node creates the pages with; types without one have their pages in `src/pages`. */
  readonly template?: string
  /** The slug of the page in `data/pages` that lists the entries, if there is one. */
  readonly list?: string
  readonly search: SearchRule
}

interface CommonRow {
  /** Name in messages, references and schema files. */
  readonly name: string
  /**
   * The plural in the editing forms; derived from the name by default. Search results without a list page show it too.
   * Folders only.
   */
  readonly label?: string
  /** Name of the GraphQL type. */
  readonly typeName: string
  /** Where entries are below `data/`: a folder (ends in `/`) with one file per entry, or a single file. */
  readonly location: string
  /** An entry's file name without `.json`; by default its slug. Folders only. */
  readonly fileName?: (entry: { slug: string; number?: number | string }) => string
  /** Whether a site does without it: where it is shown, there is then nothing. Single files only. */
  readonly isOptional?: boolean
  /**
   * Slugs of required entries, besides the pages that list entries: without them the site cannot be built or
   * lacks a page. Folders only.
   */
  readonly required?: readonly string[]
  readonly quality?: QualityRule
  /**
   * The query variables of an entry's page, given all entries in order and a function that reads those of other types;
   * by default its slug.
   */
  readonly context?: (
    entry: EntryKey,
    entries: readonly EntryKey[],
    entriesOf: (typeName: string) => readonly EntryKey[],
  ) => Record<string, unknown>
}

const section = ({ name, typeName, schema, quality, isOptional }: (typeof sections)[number]): DataType => ({
  name,
  typeName,
  location: `sections/${name}.json`,
  schema,
  quality,
  isOptional,
})

/** The search rule of pages that are found by their name and their parts. */
const namedPage: SearchRule = {
  weight: 1.4,
  title: "name",
  about: "seo.description",
  names: ["slug", "heading", "seo.title"],
  text: ["seo.description", "sections.title"],
}

/** The page for all other countries has no country's name. */
const countryTitle = (entry: object) => {
  const { detected, name, seo } = entry as { detected: boolean; name: string; seo: { title: string } }
  return detected ? seo.title : name
}

/** All content types. Checks, GraphQL types, JSON Schemas and pages are derived from this table. */
export const contentTypes: readonly ContentType[] = [
  {
    name: "service",
    label: "Services",
    typeName: "Service",
    location: "services/",
    schema: withPublication(service),
    path: servicePath,
    list: "services",
    template: "src/templates/service.tsx",
    context: entriesOfService,
    search: {
      weight: 1.4,
      title: "name",
      about: "summary",
      names: ["slug", "heading", "seo.title"],
      text: ["summary", "seo.description", "topics.title"],
    },
    quality: {
      elsewhere: ["name", "enquiry"],
      words: { min: 300, beside: 600 },
      mostlyOwn: true,
      distinct: true,
      readable: true,
      citations: "quoted",
    },
  },
  {
    name: "country",
    label: "Countries",
    typeName: "Country",
    location: "countries/",
    schema: withPublication(country),
    path: countryPath,
    template: "src/templates/country.tsx",
    search: {
      ...namedPage,
      weight: 1.2,
      title: countryTitle,
      text: [...namedPage.text, "guideHeading", "opening"],
    },
    quality: { elsewhere: ["name"], words: { min: 250 }, distinct: true, readable: true, citations: "quoted" },
  },
  {
    name: "post",
    label: "Blog posts",
    typeName: "Post",
    location: "blogs/",
    schema: withPublication(post),
    fileName: ({ slug, number }) => `${number}-${slug}`,
    path: postPath,
    list: "blogs",
    template: "src/templates/post.tsx",
    context: neighbourhoodOf,
    search: {
      weight: 1,
      title: "title",
      about: "description",
      names: ["seo.title"],
      text: ["description", "sections.title"],
    },
    quality: {
      elsewhere: ["description", "sources"],
      words: { min: 1200, max: 2200 },
      mostlyOwn: true,
      distinct: true,
      readable: true,
      citations: "quoted",
    },
  },
  {
    name: "job",
    label: "Jobs",
    typeName: "Job",
    location: "jobs/",
    schema: withPublication(job),
    path: jobPath,
    list: "career",
    template: "src/templates/job.tsx",
    search: {
      // Few look for a job: it comes after the pages that merely mention its words.
      weight: 0.3,
      title: "title",
      about: "summary",
      names: ["label", "path", "seo.title"],
      text: ["summary", "place", "category", "seo.description"],
    },
    quality: { elsewhere: ["summary"], distinct: true, readable: true },
  },
  {
    name: "sample",
    label: "Samples",
    typeName: "Sample",
    location: "samples/",
    schema: withPublication(sample),
    path: samplePath,
    list: "samples",
    template: "src/templates/sample.tsx",
    search: {
      weight: 1.2,
      title: "title",
      about: "summary",
      names: ["path", "kind", "subject", "seo.title"],
      text: ["summary", "level", "seo.description", "sections.title"],
    },
    quality: {
      // Only the piece itself counts, not the text about it.
      elsewhere: ["title", "summary", "level", "style", "brief", "note"],
      words: { min: 700, max: 1200 },
      distinct: true,
      citations: "quoted",
    },
  },
  {
    name: "tool",
    label: "Tools",
    typeName: "Tool",
    location: "tools/",
    schema: withPublication(tool),
    path: toolPath,
    list: "tools",
    template: "src/templates/tool.tsx",
    context: stylesOfTool,
    search: {
      weight: 1.3,
      title: "name",
      about: "summary",
      names: ["slug", "heading", "seo.title"],
      text: ["summary", "seo.description", "sections.title"],
    },
    quality: {
      elsewhere: ["name", "builder", "split", "marks"],
      distinct: true,
      readable: true,
      slots: true,
      citations: "quoted",
    },
  },
  {
    name: "citation",
    label: "Citation styles",
    typeName: "CitationStyle",
    location: "citations/",
    schema: withDraft(citationStyle),
    quality: { elsewhere: ["name", "inText", "inList", "rules"], distinct: true, citations: "patterns" },
  },
  {
    name: "policy",
    label: "Policies",
    typeName: "Policy",
    location: "policies/",
    schema: withPublication(policy),
    required: ["privacy-policy", "refund-policies", "terms-and-conditions"],
    path: policyPath,
    template: "src/templates/policy.tsx",
    search: namedPage,
    quality: { elsewhere: ["name"], distinct: true, readable: true },
  },
  {
    name: "page",
    label: "Pages",
    typeName: "Page",
    location: "pages/",
    schema: page,
    required: ["home", "about-us", "contact-us", "not-found"],
    path: pagePath,
    search: namedPage,
    quality: { elsewhere: ["name", "action"], distinct: true, readable: true },
  },
  { name: "author", label: "Authors", typeName: "Author", location: "authors/", schema: withDraft(author) },
  { name: "figure", label: "Figures", typeName: "Figure", location: "figures/", schema: withDraft(figure) },
  { name: "picture", label: "Pictures", typeName: "Picture", location: "pictures/", schema: withDraft(picture) },
  { name: "site", typeName: "SiteFacts", location: "site.json", schema: site, quality: { slots: true } },
  {
    name: "navigation",
    typeName: "Navigation",
    location: "navigation.json",
    schema: navigation,
  },
  { name: "greetings", typeName: "Greetings", location: "greetings.json", schema: greetings, quality: { slots: true } },
  {
    name: "chat",
    typeName: "Chat",
    location: "chat.json",
    schema: chat,
    isOptional: true,
    quality: { readable: true },
  },
  { name: "dial-codes", typeName: "DialCodes", location: "dial-codes.json", schema: dialCodes },
  { name: "forms", typeName: "Forms", location: "forms.json", schema: forms, quality: { slots: true } },
  { name: "labels", typeName: "Labels", location: "labels.json", schema: labels, quality: { slots: true } },
  { name: "redirects", typeName: "Redirects", location: "redirects.json", schema: redirects },
  ...sections.map(section),
]

/** Whether entries of a type are in a folder, one file each. */
export const isFolder = (type: ContentType) => type.location.endsWith("/")

/**
 * The content type of a data file.
 * @param file the file's path below `data/`, with forward slashes
 */
export const contentTypeOf = (file: string) =>
  contentTypes.find((type) =>
    isFolder(type)
      ? file.startsWith(type.location) && !file.slice(type.location.length).includes("/")
      : file === type.location,
  )

/** The content type of a name, such as `service`. */
export const contentTypeNamed = (name: string | undefined) => contentTypes.find((type) => type.name === name)

/** The name of the query for one entry of a type: `siteFacts` for `SiteFacts`. */
export const queryName = (typeName: string) => typeName.charAt(0).toLowerCase() + typeName.slice(1)
