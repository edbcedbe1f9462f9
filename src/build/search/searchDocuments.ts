import type { CreatePagesArgs } from "gatsby"
import { plainHeadline } from "../../components/Headline/plainHeadline"
import type { SearchDocument } from "../../search/searchOptions"
import { faqAnchor } from "../../sections/Faqs/faqAnchor"
import { postPath } from "../../site/postPath"
import { servicePath } from "../../site/servicePath"

interface Titled {
  title: string
}

interface Question {
  question: string
}

interface Answer {
  services: {
    nodes: {
      slug: string
      name: string
      heading: string
      summary: string
      seo: Titled & { description: string }
      topics: Titled[] | null
      faqs: Question[]
    }[]
  }
  posts: { nodes: { number: number; title: string; description: string; seo: Titled; sections: Titled[] }[] }
  policies: {
    nodes: { slug: string; name: string; heading: string; seo: Titled & { description: string }; sections: Titled[] }[]
  }
  faqs: { kicker: string; items: Question[] }
}

const query = `{
  services: allService(sort: { slug: ASC }) {
    nodes { slug name heading summary seo { title description } topics { title } faqs { question } }
  }
  posts: allPost(sort: { number: ASC }) {
    nodes { number title description seo { title } sections { title } }
  }
  policies: allPolicy(sort: { slug: ASC }) {
    nodes { slug name heading seo { title description } sections { title } }
  }
  faqs { kicker items { question } }
}`

const joined = (...texts: string[]) => plainHeadline(texts.join(" "))

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

const documentsOf = ({ services, posts, policies, faqs }: Answer): SearchDocument[] => [
  ...services.nodes.flatMap(({ slug, name, heading, summary, seo, topics, faqs: questions }): SearchDocument[] => [
    {
      path: servicePath({ slug }),
      kind: "service",
      title: name,
      about: summary,
      names: joined(slug.replaceAll("-", " "), heading, seo.title),
      text: joined(summary, seo.description, ...titlesOf(topics)),
    },
    ...questionsOf(servicePath({ slug }), name, questions),
  ]),
  ...posts.nodes.map(
    (post): SearchDocument => ({
      path: postPath(post),
      kind: "post",
      title: plainHeadline(post.title),
      about: post.description,
      names: post.seo.title,
      text: joined(post.description, ...titlesOf(post.sections)),
    }),
  ),
  ...policies.nodes.map(
    ({ slug, name, heading, seo, sections }): SearchDocument => ({
      path: `/${slug}`,
      kind: "policy",
      title: name,
      about: seo.description,
      names: joined(slug.replaceAll("-", " "), heading, seo.title),
      text: joined(seo.description, ...titlesOf(sections)),
    }),
  ),
  ...questionsOf("/", faqs.kicker, faqs.items),
]

/** Everything that the search finds: services, posts, policies, and the questions on home and on the services' pages. */
export const searchDocuments = async ({ graphql, reporter }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) {
    reporter.panicOnBuild("What the search finds could not be read.", errors)
    return []
  }
  return documentsOf(data)
}
