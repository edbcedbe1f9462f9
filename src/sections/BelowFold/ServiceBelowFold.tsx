import { graphql } from "gatsby"
import { Prose } from "../../components/Prose/Prose"
import { defineIsland } from "../../islands/Island"
import { ServiceFaqs } from "../Faqs/ServiceFaqs"
import { OrderingInShort } from "../Ordering/OrderingInShort"
import { RelatedServices } from "../RelatedServices/RelatedServices"
import { Section } from "../Section/Section"
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
  /** `lateNext` has, on a large site, the next services of its group. */
  data: Pick<Queries.ServicePageQuery, "lateService" | "lateSamples" | "lateCitations" | "lateTools" | "lateNext">
  /** Whether the longer sections that all services share give way, since the page has little text of its own. */
  isShort?: boolean
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
export const ServiceBelowFold = ({ data, isShort }: ServiceBelowFoldProps) => {
  const { lateService: service, lateSamples: samples, lateCitations: guides, lateTools: tools, lateNext: next } = data
  if (!service) return null
  /** The tool that builds references, if it has styles of this page. */
  const [tool] = tools.nodes
  return (
    <Sections>
      <TrustFacts />
      {tool?.builder && (
        <>
          <ReferenceIsland builder={tool.builder} styles={guides.nodes} />
          <Section>
            <Prose html={tool.offer} />
          </Section>
        </>
      )}
      {guides.nodes.length > 0 && <CitationGuides guides={guides.nodes} />}
      {!isShort && <OrderingInShort group={service.group} />}
      <ServiceText service={service} />
      <ServiceSamples samples={samples.nodes} />
      {!isShort && <StepsAndReasons service={service.slug} />}
      <ServiceFaqs service={service} />
      <RelatedServices services={withNext(service.related ?? [], next)} />
    </Sections>
  )
}

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
