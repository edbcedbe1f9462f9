import type { CreatePagesArgs } from "gatsby"
import { plainHeadline } from "../../components/Headline/plainHeadline"
import type { EntryKey } from "../../content/contentTypes"
import { plainMarkdown } from "../../content/typeset/plainMarkdown"
import { citationAnchor, faqAnchor } from "../../links/anchors"
import type { SearchDocument, SearchKind } from "../../search/searchOptions"
import { entriesOf } from "../entriesOf"
import { readPages } from "../listedPages"

/** A document before it has its place in the index. */
type Found = Omit<SearchDocument, "id">

interface Titled {
  title: string
}

interface Question {
  question: string
}

/** What every entry with a page has. */
interface Entry extends EntryKey {
  seo: Titled & { description: string }
}

interface Service extends Entry {
  name: string
  heading: string
  summary: string
  topics?: Titled[]
  faqs: Question[]
}

interface Post extends Entry {
  title: string
  description: string
  sections: Titled[]
}

interface Job extends Entry {
  title: string
  summary: string
  place: string
  category: string
}

interface Sample extends Entry {
  title: string
  summary: string
  kind: string
  subject: string
  level: string
  sections: Titled[]
}

interface CitationStyle extends EntryKey {
  name: string
  services: string[]
  sources: { type: string }[]
}

/** A policy, a country page, or a page that stands alone. */
interface Named extends Entry {
  name: string
  heading: string
  sections?: Titled[]
}

interface Country extends Named {
  /** Whether it is the page for all countries without one. */
  detected: boolean
  guideHeading: string
  opening: string
}

/** The questions on home. */
interface Faqs {
  kicker: string
  items: Question[]
}

interface Labels {
  search: { job: string }
}

/** An entry with the path of its page. */
interface Listed<Entry> {
  entry: Entry
  path: string
}

const joined = (...texts: string[]) => plainHeadline(texts.join(" "))

const wordsInPath = (address: string) => address.replace(/[/-]+/g, " ").trim()

const titlesOf = (parts: readonly Titled[] = []) => parts.map(({ title }) => title)

const questionsOf = (path: string, about: string, questions: readonly Question[]): Found[] =>
  questions.map(({ question }) => ({
    path: `${path}#${faqAnchor(question)}`,
    kind: "question",
    title: question,
    about,
    names: about,
    text: "",
  }))

const serviceDocuments = ({ entry, path }: Listed<Service>): Found[] => {
  const { slug, name, heading, summary, seo, topics, faqs } = entry
  return [
    {
      path,
      kind: "service",
      title: name,
      about: summary,
      names: joined(wordsInPath(slug), heading, seo.title),
      text: joined(summary, seo.description, ...titlesOf(topics)),
    },
    ...questionsOf(path, name, faqs),
  ]
}

/** Each row of the tables of citation styles that a service's page shows. */
const citationDocuments =
  (styles: readonly CitationStyle[]) =>
  ({ entry: { slug, seo }, path }: Listed<Service>): Found[] =>
    styles
      .filter(({ services }) => services.includes(slug))
      .flatMap((style) =>
        style.sources.map(({ type }) => ({
          path: `${path}#${citationAnchor(style.slug, type)}`,
          kind: "citation",
          title: `${type}, ${style.name}`,
          about: seo.title,
          names: wordsInPath(slug),
          text: "",
        })),
      )

const postDocument = ({ entry: post, path }: Listed<Post>): Found => ({
  path,
  kind: "post",
  title: plainHeadline(post.title),
  about: post.description,
  names: post.seo.title,
  text: joined(post.description, ...titlesOf(post.sections)),
})

const jobDocument = ({ entry: job, path }: Listed<Job>, kindName: string): Found => ({
  path,
  kind: "job",
  title: job.title,
  about: job.summary,
  names: joined(kindName, wordsInPath(path), job.seo.title),
  text: joined(job.summary, job.place, job.category, job.seo.description),
})

const sampleDocument = ({ entry: sample, path }: Listed<Sample>): Found => ({
  path,
  kind: "sample",
  title: sample.title,
  about: sample.summary,
  names: joined(wordsInPath(path), sample.kind, sample.subject, sample.seo.title),
  text: joined(sample.summary, sample.level, sample.seo.description, ...titlesOf(sample.sections)),
})

const namedDocument =
  (kind: SearchKind) =>
  ({ entry, path }: Listed<Named>): Found => ({
    path,
    kind,
    title: entry.name,
    about: entry.seo.description,
    names: joined(wordsInPath(entry.slug), entry.heading, entry.seo.title),
    text: joined(entry.seo.description, ...titlesOf(entry.sections)),
  })

const countryDocument = (listed: Listed<Country>): Found => {
  const document = namedDocument("country")(listed)
  const { entry: country } = listed
  return {
    ...document,
    // The page for all other countries has no country's name.
    title: country.detected ? country.seo.title : country.name,
    text: joined(document.text, country.guideHeading, plainMarkdown(country.opening)),
  }
}

/** The content of a file that is the only one of its kind. */
const onlyOne = <Content>(typeName: string, { getNodesByType }: CreatePagesArgs) =>
  getNodesByType(typeName) as unknown as Content[]

/**
 * Everything that the search finds: every page that may be shown, the questions on home and on the services' pages, and the
 * rows of their tables of citation styles.
 */
export const searchDocuments = (args: CreatePagesArgs): SearchDocument[] => {
  const pages = readPages<Entry>(args)
  const listed = <Kind extends Entry>(type: string) =>
    pages.filter(({ typeName }) => typeName === type) as unknown as Listed<Kind>[]
  const found = [
    ...listed<Service>("Service").flatMap(serviceDocuments),
    ...listed<Service>("Service").flatMap(citationDocuments(entriesOf<CitationStyle>("CitationStyle", args))),
    ...listed<Post>("Post").map(postDocument),
    ...listed<Sample>("Sample").map(sampleDocument),
    ...listed<Named>("Policy").map(namedDocument("policy")),
    ...listed<Named>("Page").map(namedDocument("page")),
    ...listed<Country>("Country").map(countryDocument),
    ...onlyOne<Labels>("Labels", args).flatMap(({ search }) =>
      listed<Job>("Job").map((job) => jobDocument(job, search.job)),
    ),
    ...onlyOne<Faqs>("Faqs", args).flatMap(({ kicker, items }) => questionsOf("/", kicker, items)),
  ]
  return found.map((document, id) => ({ id, ...document }))
}
