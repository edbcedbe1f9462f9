import { rmSync, statSync } from "node:fs"
import path from "node:path"
import { Feed, type Item } from "feed"
import type { BuildArgs } from "gatsby"
import { blogsPath, postPath } from "../../site/entryPaths"
import { escapeHtml } from "../../site/escapeHtml"
import { feeds } from "../../site/feeds"
import { plainHeadline } from "../../site/plainHeadline"
import { sharePath } from "../../site/sharePath"
import { publicFolder, publish } from "../publish"
import { withFragments } from "../withFragments"
import { postHtml } from "./postHtml"

interface Post extends Queries.PostTextFragment {
  description: string
  date: string
  updated: string
}

interface Answer {
  site: { siteMetadata: { siteUrl: string } }
  siteFacts: { brand: string; language: string; copyrightYear: number }
  labels: { reading: { sources: string } }
  blogs: { seo: { title: string; description: string } } | null
  posts: { nodes: Post[] }
}

const query = `{
  site { siteMetadata { siteUrl } }
  siteFacts { brand language copyrightYear }
  labels { reading { sources } }
  blogs: page(slug: { eq: "blogs" }) { seo { title description } }
  posts: allPost(filter: { hidden: { ne: true } }, sort: [{ date: DESC }, { number: DESC }]) {
    nodes {
      description date updated
      ...PostText
    }
  }
}`

const day = (date: string) => new Date(`${date}T00:00:00Z`)

/** The picture of a post's link preview, with its true size in bytes. */
const enclosureOf = (post: Post, siteUrl: string) => {
  const picture = sharePath(postPath(post))
  return { url: `${siteUrl}${picture}`, length: statSync(path.join(publicFolder, picture)).size, type: "image/jpeg" }
}

/** The fields of a post that differ between the formats: author and title. */
type FeedFormat = (post: Post) => Partial<Item>

/** RSS 2.0 requires an author's e-mail address, so the name goes into Dublin Core's element. Titles are plain text. */
const rssFields: FeedFormat = ({ author }) => ({
  extensions: [{ name: "dc:creator", objects: { _text: author.name } }],
})

/** Atom titles are marked as HTML (RFC 4287, section 3.1.1.2). */
const atomFields: FeedFormat = ({ title, author }) => ({
  title: escapeHtml(plainHeadline(title)),
  author: [{ name: author.name }],
})

const feedOf = (
  { site, siteFacts, labels, posts }: Answer,
  blogs: NonNullable<Answer["blogs"]>,
  fieldsOf: FeedFormat,
) => {
  const { siteUrl } = site.siteMetadata
  const [rss, atom] = feeds.map(({ path: place }) => `${siteUrl}${place}`)
  const feed = new Feed({
    title: blogs.seo.title,
    description: blogs.seo.description,
    id: `${siteUrl}${blogsPath}`,
    link: `${siteUrl}${blogsPath}`,
    language: siteFacts.language,
    // Taken from the data, so that a build without changes writes the same feed.
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
      link: address,
      description: escapeHtml(post.description),
      content: postHtml(post, address, labels.reading.sources),
      enclosure: enclosureOf(post, siteUrl),
      published: day(post.date),
      date: day(post.updated),
      ...fieldsOf(post),
    })
  }
  return feed
}

/**
 * Writes the feeds of the posts with their full text, as RSS 2.0 and Atom, and deletes those of an earlier build if there
 * is no list of posts. The share pictures must already exist.
 */
export const writeFeeds = async ({ graphql, reporter, store }: BuildArgs) => {
  const { data, errors } = await graphql<Answer>(withFragments(query, store))
  if (errors || !data) return reporter.panicOnBuild("The posts for the feeds could not be read.", errors)
  const { blogs } = data
  if (!blogs) {
    for (const feed of feeds) rmSync(path.join(publicFolder, feed.path), { force: true })
    return
  }
  const [rss, atom] = feeds
  publish(rss.path, feedOf(data, blogs, rssFields).rss2())
  publish(atom.path, feedOf(data, blogs, atomFields).atom1())
}
