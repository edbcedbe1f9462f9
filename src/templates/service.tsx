import { graphql, type PageProps } from "gatsby"
import { trailBelow } from "../components/links/Breadcrumbs"
import { defineIsland } from "../islands/Island"
import { EnquiryHero } from "../sections/Hero/EnquiryHero"
import { WithQuoteBar } from "../sections/QuoteBar/QuoteBar"
import { Sections } from "../sections/Section/Sections"
import { type EntryPageContext, Seo } from "../seo/Seo"
import { service as serviceThing } from "../seo/structured/service"
import { servicePath } from "../site/entryPaths"

const BelowFold = defineIsland({
  name: "service",
  load: async () =>
    (await import(/* webpackChunkName: "island-service" */ "../sections/BelowFold/ServiceBelowFold")).ServiceBelowFold,
  readsLateFields: true,
})

/** A service landing page (docs/specification.md, Service pages). */
const ServicePage = ({ data, location, pageContext }: PageProps<Queries.ServicePageQuery, EntryPageContext>) => {
  const { service, list } = data
  if (!service) return null
  const trail = trailBelow(list, service.name)
  return (
    <Sections>
      <Seo
        {...service.seo}
        path={servicePath(service)}
        hidden={pageContext.hidden}
        trail={trail}
        review={service}
        about={(site, countries) => serviceThing(site, service, countries)}
      />
      <EnquiryHero {...service} state={location.state} trail={trail} restriction />
      <WithQuoteBar>
        <BelowFold data={data} isShort={pageContext.isShort} />
      </WithQuoteBar>
    </Sections>
  )
}

export default ServicePage

export const query = graphql`
  query ServicePage($slug: String!, $samples: [String!]!, $citations: [String!]!, $tools: [String!]!, $next: [String!], $list: String!) {
    service(slug: { eq: $slug }) {
      seo {
        ...Seo
      }
      ...OfferedService
      updated
      sources {
        ...Source
      }
      checkedBy {
        name
        degree
        sample
      }
      ...ServiceHero
    }
    lateService: service(slug: { eq: $slug }) {
      ...ServiceBelowFold
    }
    lateSamples: allSample(filter: { slug: { in: $samples } }, sort: { title: ASC }) {
      nodes {
        ...ServiceSample
      }
    }
    lateCitations: allCitationStyle(filter: { slug: { in: $citations } }, sort: { position: ASC }) {
      nodes {
        ...CitationTable
        ...StyleRules
      }
    }
    lateTools: allTool(filter: { slug: { in: $tools } }) {
      nodes {
        ...ToolCopy
        offer
      }
    }
    lateNext: servicesBySlug(slugs: $next) {
      ...RelatedService
    }
    list: page(slug: { eq: $list }) {
      ...ListedIn
    }
  }
`
