import { graphql, type PageProps } from "gatsby"
import { trailBelow } from "../components/links/Breadcrumbs"
import { ContactSection } from "../sections/ContactSection/ContactSection"
import { Hero } from "../sections/Hero/Hero"
import { RelatedServices } from "../sections/RelatedServices/RelatedServices"
import { SampleFacts } from "../sections/Sample/SampleFacts"
import { SampleText } from "../sections/Sample/SampleText"
import { useSampleLabels } from "../sections/Sample/useSampleLabels"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { article } from "../seo/structured/article"
import { samplePath } from "../site/entryPaths"
import { imageDataOf } from "../site/imageDataOf"
import { useSite } from "../site/useSite"

/** A model piece of writing with remarks in its margin (docs/specification.md, Samples). */
const SamplePage = ({ data, pageContext }: PageProps<Queries.SamplePageQuery, EntryPageContext>) => {
  const labels = useSampleLabels()
  const site = useSite()
  const { sample, list } = data
  if (!sample) return null
  const { slug, title, kind, summary, picture, date, updated } = sample
  const trail = trailBelow(list, title)
  return (
    <Sections>
      <Seo
        {...sample.seo}
        path={samplePath({ slug })}
        hidden={pageContext.hidden}
        trail={trail}
        article={{ published: date, modified: updated, author: site.brand }}
        about={(site) => article(site, sample, imageDataOf(picture).images.fallback?.src)}
      />
      <article>
        <Hero
          low
          trail={trail}
          kicker={kind}
          heading={title}
          subheading={summary}
          picture={picture}
          action={<SampleFacts sample={sample} />}
        />
        <SampleText sample={sample} />
      </article>
      <RelatedServices services={sample.services} heading={labels.services} />
      <ContactSection />
    </Sections>
  )
}

export default SamplePage

export const query = graphql`
  query SamplePage($slug: String!, $list: String!) {
    sample(slug: { eq: $slug }) {
      date
      updated
      seo {
        ...Seo
      }
      ...SampleArticle
      ...SampleHero
      ...SampleFacts
      ...SampleText
      services {
        ...RelatedService
      }
    }
    list: page(slug: { eq: $list }) {
      ...ListedIn
    }
  }
`
