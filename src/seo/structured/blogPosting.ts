import type { BlogPosting } from "schema-dts"
import { plainHeadline } from "../../components/Headline/plainHeadline"
import { postPath } from "../../site/entryPaths"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

interface PostFacts {
  number: number
  title: string
  /** The first paragraph. */
  lede: string
  author: { name: string }
  isoDate: string
  isoUpdated: string
}

/**
 * A post.
 * @param picture the path of the picture that the page shows above the text
 */
export const blogPosting = (site: Site, post: PostFacts, picture: string | undefined) => {
  const address = `${site.url}${postPath(post)}`
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    headline: plainHeadline(post.title),
    description: post.lede,
    url: address,
    mainEntityOfPage: { "@id": `${address}#page` },
    datePublished: post.isoDate,
    dateModified: post.isoUpdated,
    inLanguage: site.language,
    author: { "@type": "Person", name: post.author.name },
    publisher: organizationBrief(site),
    ...(picture && { image: `${site.url}${picture}` }),
  } satisfies BlogPosting
}
