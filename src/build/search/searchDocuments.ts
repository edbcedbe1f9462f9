import type { CreatePagesArgs } from "gatsby"
import { plainHeadline } from "../../components/Headline/plainHeadline"
import { contentTypes, type EntryKey } from "../../content/contentTypes"
import type { SearchDocument, SearchKind } from "../../search/searchOptions"
import { faqAnchor } from "../../sections/Faqs/faqAnchor"

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
  topics: Titled[] | null
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

/** A policy, a country page, or a page that stands alone. */
interface Named extends Entry {
  name: string
  heading: string
  sections: Titled[] | null
}

interface Country extends Named {
  /** Whether it is the page for all countries without one. */
  detected: boolean
  guideHeading: string
  opening: string
}

interface Answer {
  labels: { search: { job: string } }
  services: { nodes: Service[] }
  posts: { nodes: Post[] }
  policies: { nodes: Named[] }
  pages: { nodes: Named[] }
  countries: { nodes: Country[] }
  jobs: { nodes: Job[] }
  faqs: { kicker: string; items: Question[] }
}

const query = `{
  labels { search { job } }
  services: allService(sort: { slug: ASC }) {
    nodes { slug name heading summary seo { title description } topics { title } faqs { question } }
  }
  posts: allPost(sort: { number: ASC }) {
    nodes { slug number title description seo { title description } sections { title } }
  }
  policies: allPolicy(sort: { slug: ASC }) {
    nodes { slug name heading seo { title description } sections { title } }
  }
  pages: allPage(filter: { slug: { ne: "not-found" } }, sort: { slug: ASC }) {
    nodes { slug name heading seo { title description } sections { title } }
  }
  countries: allCountry(sort: { slug: ASC }) {
    nodes { slug name detected heading guideHeading opening seo { title description } sections { title } }
  }
  jobs: allJob(sort: { slug: ASC }) {
    nodes { slug title summary place category seo { title description } }
  }
  faqs { kicker items { question } }
}`

/** The address of an entry's page. */
const pathOf = (kind: string, entry: EntryKey) =>
  contentTypes.find(({ name }) => name === kind)?.path?.(entry) ?? `/${entry.slug}`

const joined = (...texts: string[]) => plainHeadline(texts.join(" "))

const wordsOf = (address: string) => address.replace(/[/-]+/g, " ").trim()

const titlesOf = (parts: readonly Titled[] | null) => (parts ?? []).map(({ title }) => title)

const questionsOf = (path: string, about: string, questions: readonly Question[]): SearchDocument[] =>
  questions.map(({ question }) => ({
    path: `${path}#${faqAnchor(question)}`,
    kind: "question",
    title: question,
    about,
    names: about,
    text: "",
  }))

const serviceDocuments = (service: Service): SearchDocument[] => {
  const { slug, name, heading, summary, seo, topics, faqs } = service
  const path = pathOf("service", service)
  return [
    {
      path,
      kind: "service",
      title: name,
      about: summary,
      names: joined(wordsOf(slug), heading, seo.title),
      text: joined(summary, seo.description, ...titlesOf(topics)),
    },
    ...questionsOf(path, name, faqs),
  ]
}

const postDocument = (post: Post): SearchDocument => ({
  path: pathOf("post", post),
  kind: "post",
  title: plainHeadline(post.title),
  about: post.description,
  names: post.seo.title,
  text: joined(post.description, ...titlesOf(post.sections)),
})

const jobDocument = (job: Job, kindName: string): SearchDocument => {
  const path = pathOf("job", job)
  return {
    path,
    kind: "job",
    title: job.title,
    about: job.summary,
    names: joined(kindName, wordsOf(path), job.seo.title),
    text: joined(job.summary, job.place, job.category, job.seo.description),
  }
}

const namedDocument =
  (kind: SearchKind) =>
  (entry: Named): SearchDocument => ({
    path: pathOf(kind, entry),
    kind,
    title: entry.name,
    about: entry.seo.description,
    names: joined(wordsOf(entry.slug), entry.heading, entry.seo.title),
    text: joined(entry.seo.description, ...titlesOf(entry.sections)),
  })

const countryDocument = (country: Country): SearchDocument => {
  const document = namedDocument("country")(country)
  return {
    ...document,
    // The page for all other countries has no country's name.
    title: country.detected ? country.seo.title : country.name,
    text: joined(document.text, country.guideHeading, country.opening),
  }
}

const documentsOf = ({ labels, services, posts, policies, pages, countries, jobs, faqs }: Answer): SearchDocument[] => [
  ...services.nodes.flatMap(serviceDocuments),
  ...posts.nodes.map(postDocument),
  ...policies.nodes.map(namedDocument("policy")),
  ...pages.nodes.map(namedDocument("page")),
  ...countries.nodes.map(countryDocument),
  ...jobs.nodes.map((job) => jobDocument(job, labels.search.job)),
  ...questionsOf("/", faqs.kicker, faqs.items),
]

/** Everything that the search finds: every page that may be shown, and the questions on home and on the services' pages. */
export const searchDocuments = async ({ graphql, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) {
    reporter.panicOnBuild("What the search finds could not be read.", errors)
    return []
  }
  return documentsOf(data)
}
