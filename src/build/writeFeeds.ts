import { Feed } from "feed"
import type { BuildArgs } from "gatsby"
import { plainHeadline } from "../components/Headline/plainHeadline"
import { feeds } from "../seo/feeds"
import { sharePath } from "../seo/sharePath"
import { postPath } from "../site/postPath"
import { publish } from "./publish"

interface Post {
  number: number
  title: string
  description: string
  lede: string
  date: string
  updated: string
  author: { name: string }
  sections: { title: string; body: string }[]
  sources: { title: string; url: string | null }[]
}

interface Answer {
  site: { siteMetadata: { siteUrl: string } }
  siteFacts: { brand: string; language: string; copyrightYear: number }
  labels: { reading: { sources: string } }
  blogs: { seo: { title: string; description: string } }
  posts: { nodes: Post[] }
}

const query = `{
  site { siteMetadata { siteUrl } }
  siteFacts { brand language copyrightYear }
  labels { reading { sources } }
  blogs: page(slug: { eq: "blogs" }) { seo { title description } }
  posts: allPost(sort: { number: DESC }) {
    nodes {
      number title description lede date updated
      author { name }
      sections { title body }
      sources { title url }
    }
  }
}`

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const sourceList = (heading: string, sources: Post["sources"]) =>
  sources.length === 0
    ? ""
    : `<h2>${escaped(heading)}</h2><ol>${sources
        .map(({ title, url }) =>
          url ? `<li><a href="${escaped(url)}">${escaped(title)}</a></li>` : `<li>${escaped(title)}</li>`,
        )
        .join("")}</ol>`

/** A post's whole text as HTML that stands by itself: every address in it is a full one. */
const contentOf = ({ lede, sections, sources }: Post, siteUrl: string, sourcesHeading: string) =>
  [
    `<p>${escaped(lede)}</p>`,
    ...sections.map(({ title, body }) => `<h2>${escaped(title)}</h2>${body}`),
    sourceList(sourcesHeading, sources),
  ]
    .join("\n")
    .replaceAll('href="/', `href="${siteUrl}/`)

const day = (date: string) => new Date(`${date}T00:00:00Z`)

const feedOf = ({ site, siteFacts, labels, blogs, posts }: Answer) => {
  const { siteUrl } = site.siteMetadata
  const [rss, atom] = feeds.map(({ path }) => `${siteUrl}${path}`)
  const feed = new Feed({
    title: blogs.seo.title,
    description: blogs.seo.description,
    id: `${siteUrl}/blogs`,
    link: `${siteUrl}/blogs`,
    language: siteFacts.language,
    // A date from the data, so that a build without a change writes the same feed.
    updated: day(
      posts.nodes
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? "1970-01-01",
    ),
    copyright: `© ${siteFacts.copyrightYear} ${siteFacts.brand}`,
    generator: false,
    feedLinks: { rss, atom },
  })
  for (const post of posts.nodes) {
    const address = `${siteUrl}${postPath(post)}`
    feed.addItem({
      title: plainHeadline(post.title),
      id: address,
      link: address,
      description: post.description,
      content: contentOf(post, siteUrl, labels.reading.sources),
      author: [{ name: post.author.name }],
      image: `${siteUrl}${sharePath(postPath(post))}`,
      published: day(post.date),
      date: day(post.updated),
    })
  }
  return feed
}

/** Writes the feeds of the posts with their full text, as RSS 2.0 and as Atom. */
export const writeFeeds = async ({ graphql, reporter }: BuildArgs) => {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) return reporter.panicOnBuild("The posts for the feeds could not be read.", errors)
  const feed = feedOf(data)
  const [rss, atom] = feeds
  publish(rss.path, feed.rss2())
  publish(atom.path, feed.atom1())
}
