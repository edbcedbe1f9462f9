import { graphql } from "gatsby"
import type { Article } from "schema-dts"
import { samplePath } from "../../site/entryPaths"
import type { Site } from "../../site/useSite"
import { organizationBrief } from "./organization"

/**
 * A sample, without its dates, which the page does not show.
 * @param picture the path of the picture that the page shows above the text
 */
export const article = (site: Site, sample: Queries.SampleArticleFragment, picture: string | undefined) => {
  const address = `${site.url}${samplePath(sample)}`
  return {
    "@type": "Article",
    "@id": `${address}#sample`,
    headline: sample.title,
    description: sample.summary,
    genre: sample.kind,
    articleSection: sample.subject,
    url: address,
    mainEntityOfPage: { "@id": `${address}#page` },
    inLanguage: site.language,
    author: organizationBrief(site),
    publisher: organizationBrief(site),
    ...(picture && { image: `${site.url}${picture}` }),
  } satisfies Article
}

export const articleFragment = graphql`
  fragment SampleArticle on Sample {
    slug
    title
    summary
    subject
    kind
  }
`
