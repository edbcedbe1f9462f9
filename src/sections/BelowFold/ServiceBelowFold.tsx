import { graphql } from "gatsby"
import { defineIsland } from "../../islands/Island"
import { ServiceFaqs } from "../Faqs/ServiceFaqs"
import { OrderingInShort } from "../Ordering/OrderingInShort"
import { RelatedServices } from "../RelatedServices/RelatedServices"
import { Sections } from "../Section/Sections"
import { ServiceSamples } from "../ServiceSamples/ServiceSamples"
import { ServiceText } from "../ServiceText/ServiceText"
import { StepsAndReasons } from "../StepsAndReasons/StepsAndReasons"
import { ReferenceIsland } from "../Tools/ReferenceIsland"
import { TrustFacts } from "../TrustFacts/TrustFacts"

/** An island of its own, since few services have tables of citation styles. */
const CitationGuides = defineIsland({
  name: "citations",
  load: async () =>
    (await import(/* webpackChunkName: "island-citations" */ "../CitationGuides/CitationGuides")).CitationGuides,
})

interface ServiceBelowFoldProps {
  service: Queries.ServiceBelowFoldFragment
  samples: readonly Queries.ServiceSampleFragment[]
  guides: readonly (Queries.CitationTableFragment & Queries.StyleRulesFragment)[]
  /** The words of the tool that builds references, if it has styles of this page. */
  builder: Queries.ReferenceBuilderFragment["builder"] | undefined
  /** On a large site, the next services of its group. */
  next: readonly (Queries.RelatedServiceFragment | null)[]
}

/** The related services, and after them those of the next that are not among them. */
const withNext = (
  related: readonly Queries.RelatedServiceFragment[],
  next: readonly (Queries.RelatedServiceFragment | null)[],
) => [
  ...related,
  ...next.flatMap((service) => (service && !related.some(({ slug }) => slug === service.slug) ? service : [])),
]

/** The page of a service below its first view (docs/specification.md, Service pages). */
export const ServiceBelowFold = ({ service, samples, guides, builder, next }: ServiceBelowFoldProps) => (
  <Sections>
    <TrustFacts />
    {builder && <ReferenceIsland builder={builder} styles={guides} />}
    {guides.length > 0 && <CitationGuides guides={guides} />}
    <OrderingInShort group={service.group} />
    <ServiceText service={service} />
    <ServiceSamples samples={samples} />
    <StepsAndReasons service={service.slug} />
    <ServiceFaqs service={service} />
    <RelatedServices services={withNext(service.related, next)} />
  </Sections>
)

export const serviceBelowFold = graphql`
  fragment ServiceBelowFold on Service {
    slug
    group
    ...ServiceText
    ...ServiceFaqs
    related {
      ...RelatedService
    }
  }
`
