import { graphql } from "gatsby"
import type { BlogPosting } from "schema-dts"
import { postPath } from "../../site/entryPaths"
import { plainHeadline } from "../../site/plainHeadline"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

/**
 * A post.
 * @param picture the path of the picture that the page shows above the text
 */
export const blogPosting = (site: Site, post: Queries.BlogPostingFragment, picture: string | undefined) => {
  const address = `${site.url}${postPath(post)}`
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    headline: plainHeadline(post.title),
    description: post.lede,
    url: address,
    mainEntityOfPage: { "@id": `${address}#page` },
    datePublished: post.date,
    dateModified: post.updated,
    inLanguage: site.language,
    author: {
      "@type": "Person",
      name: post.author.name,
      ...(post.author.degree && { honorificSuffix: post.author.degree }),
      ...(post.author.about && { description: post.author.about }),
    },
    publisher: organizationBrief(site),
    ...(picture && { image: `${site.url}${picture}` }),
  } satisfies BlogPosting
}

export const blogPostingFragment = graphql`
  fragment BlogPosting on Post {
    number
    title
    lede
    author {
      name
      degree
      about
    }
    date
    updated
  }
`
